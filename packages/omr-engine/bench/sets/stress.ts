import type { LegacyOptions } from '../../src/index.ts';
import { type Level, levels } from '../../test-kit/index.ts';
import { generated, type Making, type PhotoSet } from '../photo-set.ts';
import { legacySheet, ownSheet } from './sheets.ts';

const { ordinary } = levels;
const always = (change: Partial<Level['chances']>): Level['chances'] => ({ ...ordinary.chances, ...change });
const printed = (change: Partial<Level['print']>): Level['print'] => ({ ...ordinary.print, ...change });

/** One thing that is hard, on otherwise ordinary photos. */
interface Condition {
  readonly level?: Partial<Level>;
  /** How the photo is taken, where the level does not say it. */
  readonly taking?: Partial<Making>;
  readonly legacyPrint?: LegacyOptions;
}

/** A hand that moves during the exposure. */
export const movedBy = (px: number): Partial<Level> => ({
  motionPx: [px, px],
  blurPx: [0.2, 0.5],
  chances: always({ motion: 1 }),
});
const motion = (px: number): Condition => ({ level: movedBy(px) });

/** The frame cut, or the sheet far away: in a landscape frame the sheet is small enough as it is. */
const upright: Partial<Making> = { size: 'portrait', quarterTurn: 0 };

const conditions: Readonly<Record<string, Condition>> = {
  'strong tilt': { level: { keystone: [0.28, 0.4], cornerShare: 0.05 } },
  'motion of 5 px': motion(5),
  'motion of 9 px': motion(9),
  'motion of 13 px': motion(13),
  'out of focus': { level: { blurPx: [1.7, 2.2] } },
  'low light': { level: { exposure: [0.22, 0.34], noise: [8, 11] } },
  'hard shadow edge': {
    level: { shadow: [0.5, 0.62], shadowEdge: [0.002, 0.006], chances: always({ shadow: 1 }) },
  },
  'several shadows': {
    level: { shadow: [0.2, 0.4], shadows: 3, shadowEdge: [0.003, 0.05], chances: always({ shadow: 1 }) },
  },
  'glare spot': { level: { glare: [0.5, 0.7], chances: always({ glare: 1 }) } },
  'hand over answers': { level: { chances: always({ hand: 1 }) } },
  'finger at the edge': { level: { chances: always({ finger: 1 }) } },
  curled: { level: { curlShare: 0.02 } },
  folded: { level: { foldMm: [-2, 2], chances: always({ fold: 1 }) } },
  crumpled: { level: { creases: 9, curlShare: 0.008 } },
  'JPEG quality 30': { level: { jpegQuality: [28, 32] } },
  'faint toner': { level: { faintness: [0.1, 0.3], print: printed({ toner: [0.45, 0.6] }) } },
  'thin lines': {
    level: { print: printed({ copy: { threshold: [0.42, 0.5], ground: 0, specks: 0 } }) },
    legacyPrint: { bubbleLineMm: 0.22, frameLineMm: 0.3, ink: 0 },
  },
  'light photocopy': {
    level: { print: printed({ copy: { threshold: [0.5, 0.56], ground: 4, specks: 0.2 }, toner: [0.2, 0.35] }) },
    legacyPrint: { bubbleLineMm: 0.4, ink: 0 },
  },
  'dark photocopy': {
    level: { print: printed({ copy: { threshold: [0.1, 0.16], ground: 60, specks: 3 } }) },
    legacyPrint: { ink: 0 },
  },
  'coloured paper': { level: { print: printed({ paper: 'coloured' }) } },
  'printed at 97 %': { level: { print: printed({ scale: 0.97 }) } },
  'far away': { level: { fill: [0.55, 0.6] }, taking: upright },
  'corner cut off': { level: { isCut: true } },
  'upside down': { taking: { quarterTurn: 2 } },
  mirrored: { taking: { mirrored: true } },
  'other sheets behind': { level: { behind: 'sheets', fill: [0.75, 0.85] } },
  'name over the margin': { level: { chances: always({ clutter: 1 }) } },
  stamps: { level: { stamps: 4 } },
  'tone and colour cast': {
    level: { toneCurve: 0.32, toneContrast: [0.6, 0.9], redCast: [0.75, 1.1], blueCast: [0.6, 0.95] },
  },
  'sharpening halo': { level: { sharpening: [1.6, 2.2], chances: always({ sharpen: 1 }) } },
  'denoise smear': {
    level: { smearing: [0.9, 1], noise: [5, 9], chances: always({ smear: 1, sharpen: 0 }) },
  },
  'colours from a mosaic': { level: { noise: [3, 7], chances: always({ demosaic: 1 }) } },
  'soft pencil': { level: { pens: 'soft' } },
  'heavy felt pen': { level: { pens: 'heavy' } },
  'ruled rows, letters above': { legacyPrint: { ruledRows: true, letters: 'above' } },
};

/** A seed apart for each condition, so that no two show the same pages. */
const apart = 1000;

const setsOf = ([name, { level, taking, legacyPrint }]: [string, Condition], at: number): PhotoSet[] => {
  const shared = { level: { ...ordinary, ...level }, ...taking };
  const own = generated(`stress: ${name}, own sheet`, 0.03, (_, index) => ({ layout: ownSheet(index), ...shared }));
  const legacy = generated(`stress: ${name}, legacy sheet`, 0.03, (seed) => ({
    layout: legacySheet(seed, legacyPrint),
    ...shared,
  }));
  // What only the older print can show has no row of our own sheet.
  const kinds = level || taking ? [own, legacy] : [legacy];
  return kinds.map((set) => ({ ...set, take: (seed, index) => set.take(seed + at * apart, index) }));
};

/** Named conditions one by one, each on our own sheet and on the older one. */
export const stressSets: readonly PhotoSet[] = Object.entries(conditions).flatMap(setsOf);
