import type { MarkShares } from './answer-plan.ts';

/** How hard a photo is: limits that each photo draws within. Distances in shares of the page's side; blur in px at 720 px. */
export interface Level {
  readonly turnDegrees: number;
  readonly cornerShare: number;
  readonly blurPx: number;
  readonly motionPx: number;
  readonly falloff: number;
  readonly shadow: number;
  readonly glare: number;
  readonly noise: number;
  readonly jpegQuality: number;
  readonly curlShare: number;
  /** How much lighter worn toner gets at its worst. */
  readonly faintness: number;
  /** Probabilities of a shadow's edge, a glare spot, a moving hand, a fold, something written over the margin, a finger at the edge. */
  readonly chances: {
    readonly shadow: number;
    readonly glare: number;
    readonly motion: number;
    readonly fold: number;
    readonly clutter: number;
    readonly finger: number;
  };
  readonly marks: MarkShares;
}

export const levels = {
  ordinary: {
    turnDegrees: 6,
    cornerShare: 0.07,
    blurPx: 0.8,
    motionPx: 0,
    falloff: 0.25,
    shadow: 0.3,
    glare: 0.2,
    noise: 5,
    jpegQuality: 62,
    curlShare: 0.005,
    faintness: 0.3,
    chances: { shadow: 0.5, glare: 0.15, motion: 0, fold: 0, clutter: 0.3, finger: 0.1 },
    marks: { blank: 0.08, double: 0.03, cross: 0.04, half: 0.02, doubtful: 0.04 },
  },
  hard: {
    turnDegrees: 8,
    cornerShare: 0.1,
    blurPx: 1.1,
    motionPx: 3,
    falloff: 0.32,
    shadow: 0.42,
    glare: 0.35,
    noise: 7,
    jpegQuality: 55,
    curlShare: 0.009,
    faintness: 0.5,
    chances: { shadow: 0.7, glare: 0.3, motion: 0.3, fold: 0.25, clutter: 0.6, finger: 0.3 },
    marks: { blank: 0.08, double: 0.04, cross: 0.1, half: 0.07, doubtful: 0.06 },
  },
} as const satisfies Readonly<Record<string, Level>>;

export type LevelName = keyof typeof levels;
