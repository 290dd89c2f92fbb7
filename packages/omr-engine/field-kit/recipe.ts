import type { BackgroundKind } from './background.ts';
import type { SheetOrder } from './clean-sheet.ts';
import type { Dice } from './dice.ts';
import type { LightKind } from './light.ts';
import { goodPrint, type Page, type Print } from './page.ts';
import { ballpoint, type Pen, pencil } from './pens.ts';
import type { Habit } from './pupil.ts';
import { foldLines, type PaperKind, type PaperShape } from './surface.ts';

/** All that is decided before a photo is drawn. */
export interface Recipe {
  readonly sheet: SheetOrder;
  readonly print: Print;
  readonly habit: Habit;
  /** What else happens to the page once it is filled in. */
  readonly wear: readonly ((page: Page, dice: Dice) => void)[];
  readonly paper: PaperShape;
  readonly background: BackgroundKind;
  readonly light: LightKind;
  readonly camera: CameraKind;
  /** How far the camera may lean, in radians. */
  readonly tilt: number;
  /** How far the camera may be, in mm: the nearer, the more the paper's shape bends what it sees. */
  readonly farthest: number;
  /** Share of photos that lie on their side. */
  readonly sideways: number;
}

export type CameraKind = 'good' | 'ordinary' | 'low';

const title = ['--title', 'Avaliação bimestral de Matemática', '--school', 'EMEF Monteiro Lobato', '--class', '9º C'];

const sheets: readonly SheetOrder[] = [
  { groups: [13, 13], options: 4 },
  { groups: [13, 13], options: 4 },
  { groups: [13, 13], options: 4, settings: title },
  { groups: [20, 20, 20], options: 5 },
  { groups: [20, 20, 20], options: 5, settings: [...title, '--identity', 'K7M2P9'] },
  { groups: [10], options: 5, settings: ['--title', 'Simulado'] },
  { groups: [10, 10], options: 4, settings: ['--title', 'Ciências', '--subtitle', '3º bimestre'] },
  { groups: [25, 25], options: 4 },
];

export const paper = (kind: PaperKind, low: number, high: number, dice: Dice): PaperShape => {
  const rise = dice.between(low, high);
  if (kind === 'folds') return { kind, rise, lines: foldLines(dice) };
  if (kind !== 'notebook') return { kind, rise, lines: [] };
  const isUpright = dice.chance(0.5);
  const [one, other] = [dice.between(60, 150), dice.normal(14)];
  const [from, to] = isUpright
    ? ([
        [one, 0],
        [one + other, 297],
      ] as const)
    : ([
        [0, one + 50],
        [210, one + 50 + other],
      ] as const);
  return { kind, rise, lines: [dice.chance(0.5) ? { from, to } : { from: to, to: from }] };
};

/** A pen that is plain to see: a dark ballpoint, or a pencil pressed well. */
export const plainPen = (dice: Dice): Pen =>
  dice.chance(0.7) ? ballpoint(dice) : pencil(dice.between(0.3, 0.55), dice);

export const usualRows = { single: 0.9, blank: 0.07, double: 0.03 } as const;

/** A sheet filled in as it should be, on paper that lies flat: what a set does not change. */
export function calmRecipe(dice: Dice): Recipe {
  return {
    sheet: dice.pick(sheets),
    print: goodPrint,
    habit: { rows: usualRows, shapes: { filled: 1 }, pens: [plainPen(dice)] },
    wear: [],
    paper: paper('flat', 0.1, 1.2, dice),
    background: 'any',
    light: dice.chance(0.5) ? 'good' : 'ordinary',
    camera: dice.chance(0.5) ? 'good' : 'ordinary',
    tilt: 0.22,
    farthest: 540,
    sideways: 0,
  };
}
