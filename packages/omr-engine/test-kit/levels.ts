import type { MarkShares } from './answer-plan.ts';

/** Limits that a photo draws a value within, both ends included. */
export type Range = readonly [low: number, high: number];

/** What a printer and a photocopier make of the sheet. */
export interface PrintProcess {
  /** Size of the print, 1 is as designed. */
  readonly scale: number;
  /** How much lighter all toner is, beside the wear that differs from place to place. */
  readonly toner: Range;
  /** A photocopy: how much ink is needed to print (low spreads, high thins lines), gray of its ground, specks a square cm. */
  readonly copy: { readonly threshold: Range; readonly ground: number; readonly specks: number } | null;
  readonly paper: 'usual' | 'coloured';
}

/** How hard a photo is. Distances in shares of the page's side; blur and motion in px at 720 px. */
export interface Level {
  readonly turnDegrees: number;
  readonly cornerShare: number;
  /** How much shorter the far side of a sheet looks that is seen from one side. */
  readonly keystone: Range;
  /** Share of the frame that the sheet takes, along the side where it fits tightest. */
  readonly fill: Range;
  readonly blurPx: Range;
  readonly motionPx: Range;
  readonly exposure: Range;
  readonly falloff: number;
  readonly shadow: Range;
  readonly shadows: number;
  /** Width of a shadow's edge, share of the frame's short side. */
  readonly shadowEdge: Range;
  readonly glare: Range;
  readonly noise: Range;
  readonly jpegQuality: Range;
  readonly sharpening: Range;
  readonly smearing: Range;
  readonly toneCurve: number;
  readonly toneContrast: Range;
  readonly redCast: Range;
  readonly blueCast: Range;
  readonly curlShare: number;
  readonly foldMm: Range;
  /** How many creases a crumpled sheet has. */
  readonly creases: number;
  /** How much lighter worn toner gets at its worst. */
  readonly faintness: Range;
  /** Probabilities of a shadow's edge, a glare spot, a moving hand, a fold, something written over the margin, a finger at the edge, … */
  readonly chances: {
    readonly shadow: number;
    readonly glare: number;
    readonly motion: number;
    readonly fold: number;
    readonly clutter: number;
    readonly finger: number;
    readonly hand: number;
    readonly sharpen: number;
    readonly smear: number;
    readonly demosaic: number;
  };
  readonly marks: MarkShares;
  readonly print: PrintProcess;
  /** 'soft': a hard pencil hardly pressed; 'heavy': a felt pen that bleeds into the paper. */
  readonly pens: 'usual' | 'soft' | 'heavy';
  /** Stamps on the sheet where no bubble is. */
  readonly stamps: number;
  /** What lies behind the page: anything, or a patterned cloth with other sheets. */
  readonly behind: 'anything' | 'sheets';
  /** The frame cuts off one corner of the page. */
  readonly isCut: boolean;
}

const ordinary = {
  turnDegrees: 6,
  cornerShare: 0.07,
  keystone: [0, 0],
  fill: [0.86, 0.985],
  blurPx: [0.2, 0.8],
  motionPx: [0, 0],
  exposure: [0.66, 0.98],
  falloff: 0.25,
  shadow: [0.1, 0.3],
  shadows: 1,
  shadowEdge: [0.004, 0.12],
  glare: [0.1, 0.2],
  noise: [0.5, 5],
  jpegQuality: [62, 95],
  sharpening: [0.2, 0.7],
  smearing: [0.4, 0.9],
  toneCurve: 0.18,
  toneContrast: [0, 0.2],
  redCast: [0.94, 1.04],
  blueCast: [0.9, 1.03],
  curlShare: 0.005,
  foldMm: [0, 0],
  creases: 0,
  faintness: [0, 0.3],
  chances: {
    shadow: 0.5,
    glare: 0.15,
    motion: 0,
    fold: 0,
    clutter: 0.3,
    finger: 0.1,
    hand: 0,
    sharpen: 0.5,
    smear: 0.5,
    demosaic: 0.4,
  },
  marks: { blank: 0.08, double: 0.03, cross: 0.04, half: 0.02, doubtful: 0.04 },
  print: { scale: 1, toner: [0, 0], copy: null, paper: 'usual' },
  pens: 'usual',
  stamps: 0,
  behind: 'anything',
  isCut: false,
} as const satisfies Level;

const hard = {
  ...ordinary,
  turnDegrees: 8,
  cornerShare: 0.1,
  blurPx: [0.2, 1.1],
  motionPx: [1, 3],
  falloff: 0.32,
  shadow: [0.1, 0.42],
  glare: [0.1, 0.35],
  noise: [0.5, 7],
  jpegQuality: [55, 95],
  curlShare: 0.009,
  foldMm: [-0.9, 0.9],
  faintness: [0, 0.5],
  chances: { ...ordinary.chances, shadow: 0.7, glare: 0.3, motion: 0.3, fold: 0.25, clutter: 0.6, finger: 0.3 },
  marks: { blank: 0.08, double: 0.04, cross: 0.1, half: 0.07, doubtful: 0.06 },
} as const satisfies Level;

export const levels = { ordinary, hard } as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof levels;
