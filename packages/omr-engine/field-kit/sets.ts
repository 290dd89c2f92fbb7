import type { Dice } from './dice.ts';
import { type Page, unevenPrint } from './page.ts';
import {
  ballpoint,
  feltPen,
  gelPen,
  type HighlighterColour,
  highlighter,
  highlighters,
  type Pen,
  pencil,
} from './pens.ts';
import type { Habit, RowKind } from './pupil.ts';
import { calmRecipe, paper, plainPen, type Recipe, usualRows } from './recipe.ts';
import type { Shape } from './shapes.ts';
import { foldLines, type PaperKind } from './surface.ts';
import { creaseLine, doodle, stain, strayLine } from './wear.ts';

interface FieldSet {
  /** How many photos the set has. */
  readonly size: number;
  readonly recipe: (dice: Dice) => Recipe;
}

type Change = (dice: Dice, calm: Recipe) => Partial<Recipe>;

const set = (size: number, change: Change): FieldSet => ({
  size,
  recipe: (dice) => {
    const calm = calmRecipe(dice.fork('calm'));
    return { ...calm, ...change(dice, calm) };
  },
});

/** Light in which the paper's shape shows, or not. */
const reliefLight = (dice: Dice) => (dice.chance(0.55) ? 'raking' : 'ordinary');

const aslant = { tilt: 0.4, farthest: 400 } as const;

const paperSet = (kind: PaperKind, low: number, high: number): FieldSet =>
  set(50, (dice) => ({ paper: paper(kind, low, high, dice), light: reliefLight(dice), ...aslant }));

const habit = (pens: readonly Pen[], rows: Habit['rows'] = usualRows, shapes: Habit['shapes'] = { filled: 1 }) => ({
  habit: { pens, rows, shapes },
});

/** Pale pencils: the light may be uneven, but the phone is one with which a person sees them. */
const graphiteSet = (percent: number): FieldSet =>
  set(30, (dice) => ({ ...habit([pencil(percent / 100, dice)]), camera: 'good' }));

const markerSet = (colour: HighlighterColour): FieldSet =>
  set(30, (dice) => ({ ...habit([highlighter(colour, dice)]), camera: 'good' }));

const times = (count: number, what: (page: Page, dice: Dice) => void) => Array.from({ length: count }, () => what);

/** Creases over the rows, as folds of the paper leave them. */
const creased: Change = (dice) => {
  const lines = dice.chance(0.5)
    ? foldLines(dice)
    : Array.from({ length: dice.whole(2, 4) }, () => {
        const [left, right] = [dice.between(90, 280), dice.between(90, 280)];
        return { from: [0, left] as const, to: [210, right] as const };
      });
  return {
    paper: { kind: 'folds', rise: dice.between(1, 5), lines },
    wear: lines.map(
      ({ from, to }) =>
        (page: Page, own: Dice) =>
          creaseLine(page, from, to, own),
    ),
  };
};

const oddShapes: Readonly<Partial<Record<Shape, number>>> = {
  filled: 0.45,
  partly: 0.12,
  tick: 0.1,
  cross: 0.12,
  scribble: 0.13,
  dot: 0.05,
  circle: 0.03,
};

const someCorrections: Readonly<Partial<Record<RowKind, number>>> = {
  single: 0.82,
  blank: 0.07,
  double: 0.03,
  erased: 0.015,
  'erased-rechosen': 0.02,
  'covered-rechosen': 0.02,
  'struck-rechosen': 0.015,
};

const anyPen = (dice: Dice): Pen =>
  dice.pick([ballpoint, ballpoint, ballpoint, feltPen, gelPen, (own: Dice) => pencil(own.between(0.13, 0.5), own)])(
    dice,
  );

const mixedPens = (dice: Dice): Pen[] => [
  ballpoint(dice),
  pencil(dice.between(0.13, 0.4), dice),
  gelPen(dice),
  dice.chance(0.5) ? feltPen(dice) : highlighter(dice.pick(Object.keys(highlighters) as HighlighterColour[]), dice),
];

const everyday: Change = (dice) => {
  const kind = dice.pick<PaperKind>(['flat', 'flat', 'flat', 'waves', 'curl', 'folds', 'crumple', 'notebook']);
  const isHasty = dice.chance(0.3);
  return {
    ...habit(
      dice.chance(0.85) ? [anyPen(dice)] : mixedPens(dice),
      dice.chance(0.4) ? someCorrections : usualRows,
      isHasty ? oddShapes : { filled: 0.93, partly: 0.07 },
    ),
    print: dice.chance(0.4) ? unevenPrint(dice) : calmRecipe(dice).print,
    paper: kind === 'flat' ? paper(kind, 0.1, 1.5, dice) : paper(kind, 1, 6, dice),
    wear: [
      ...times(dice.chance(0.15) ? 1 : 0, stain),
      ...times(dice.chance(0.15) ? dice.whole(1, 2) : 0, doodle),
      ...times(dice.chance(0.1) ? 1 : 0, strayLine),
    ],
    light: dice.pick(['good', 'ordinary', 'ordinary', 'raking', 'low']),
    camera: dice.pick(['good', 'ordinary', 'ordinary']),
    tilt: 0.32,
    sideways: 0.05,
  };
};

const table = {
  'paper-waves': paperSet('waves', 2, 6),
  'paper-waves-strong': set(30, (dice) => ({
    paper: paper('waves', 6, 12, dice),
    light: reliefLight(dice),
    ...aslant,
  })),
  'paper-curl': paperSet('curl', 2, 6),
  'paper-curl-strong': set(30, (dice) => ({ paper: paper('curl', 6, 18, dice), light: reliefLight(dice), ...aslant })),
  'paper-folds': set(50, (dice) => {
    const folded = paper('folds', 2, 6, dice);
    const worn = folded.lines.map(
      ({ from, to }) =>
        (page: Page, own: Dice) =>
          creaseLine(page, from, to, own),
    );
    return { paper: folded, wear: dice.chance(0.5) ? worn : [], light: reliefLight(dice), ...aslant };
  }),
  'paper-crumple': paperSet('crumple', 3, 6),
  notebook: set(50, (dice) => ({
    paper: paper('notebook', 2, 6, dice),
    background: 'notebook',
    light: reliefLight(dice),
    ...aslant,
  })),
  'uneven-print': set(50, (dice) => ({ print: unevenPrint(dice) })),
  'graphite-08': graphiteSet(8),
  'graphite-10': graphiteSet(10),
  'graphite-13': graphiteSet(13),
  'graphite-16': graphiteSet(16),
  'graphite-20': graphiteSet(20),
  'graphite-30': graphiteSet(30),
  'gel-colours': set(50, (dice) => habit([gelPen(dice), gelPen(dice), gelPen(dice)].slice(0, dice.whole(1, 3)))),
  'marker-yellow': markerSet('yellow'),
  'marker-pink': markerSet('pink'),
  'marker-green': markerSet('green'),
  'marker-orange': markerSet('orange'),
  'marker-blue': markerSet('blue'),
  circled: set(50, (dice) =>
    habit([dice.chance(0.75) ? plainPen(dice) : gelPen(dice)], { single: 0.93, blank: 0.07 }, { circle: 1 }),
  ),
  'odd-shapes': set(50, (dice) => habit([plainPen(dice)], { single: 0.93, blank: 0.07 }, oddShapes)),
  'white-out': set(50, (dice) =>
    habit([ballpoint(dice)], { single: 0.73, blank: 0.06, covered: 0.03, 'covered-rechosen': 0.18 }),
  ),
  eraser: set(50, (dice) =>
    habit([plainPen(dice)], { single: 0.68, blank: 0.06, erased: 0.08, 'erased-rechosen': 0.15, 'badly-erased': 0.03 }),
  ),
  struck: set(40, (dice) => habit([ballpoint(dice)], { single: 0.8, blank: 0.06, 'struck-rechosen': 0.14 })),
  stains: set(40, (dice) => ({ wear: times(dice.whole(1, 4), stain) })),
  doodles: set(50, (dice) => ({
    ...habit([plainPen(dice)], { single: 0.78, blank: 0.2, double: 0.02 }),
    wear: [...times(dice.whole(1, 4), doodle), ...times(dice.whole(1, 3), strayLine)],
  })),
  creases: set(50, (dice, calm) => ({
    ...habit([plainPen(dice)], { single: 0.78, blank: 0.2, double: 0.02 }),
    ...creased(dice, calm),
    light: reliefLight(dice),
  })),
  blank: set(50, (dice) => ({
    ...habit([plainPen(dice)], { blank: 1 }),
    wear: dice.chance(0.5) ? dice.pick([[stain], [strayLine], [doodle], [stain, doodle]]) : [],
  })),
  'nearly-blank': set(50, (dice) => ({
    habit: { pens: [plainPen(dice)], rows: usualRows, shapes: { filled: 1 }, only: dice.whole(1, 3) },
  })),
  mixed: set(50, (dice) => habit(mixedPens(dice))),
  lowlight: set(50, (dice) => ({ ...habit([plainPen(dice)]), light: 'low', camera: 'low' })),
  everyday: set(150, everyday),
} satisfies Record<string, FieldSet>;

export type FieldSetName = keyof typeof table;

/** Every kind of photo, by name. */
export const fieldSets: Readonly<Record<FieldSetName, FieldSet>> = table;

export const fieldSetNames = Object.keys(table) as FieldSetName[];
