/** A group of spots on a maker's sheet, mm: `rows` × `columns` from its first spot on. */
export interface MakerBlock {
  readonly kind: 'questions' | 'digits';
  /** Centre of the first spot. */
  readonly at: readonly [xMm: number, yMm: number];
  readonly rows: number;
  readonly columns: number;
  readonly step: readonly [rightMm: number, downMm: number];
  /** True where a question's letters, or a number's digits, stand below each other. */
  readonly isVertical?: boolean;
  readonly firstNumber?: number;
}

/** How a maker prints an answer sheet. */
export interface MakerStyle {
  readonly name: string;
  readonly shape: 'round' | 'box' | 'bracket' | 'letter';
  /** Width and height of a spot, mm. */
  readonly size: readonly [widthMm: number, heightMm: number];
  readonly letters: 'inside' | 'beside' | 'above' | 'none';
  readonly frame: 'none' | 'group' | 'row';
  readonly marks: 'none' | 'squares' | 'bars';
  readonly blocks: readonly MakerBlock[];
}

type Steps = readonly [number, number];

/** Groups of questions side by side, numbered on. */
const columns = (groups: readonly number[], options: number, at: Steps, step: Steps, apartMm: number): MakerBlock[] =>
  groups.map((rows, group) => ({
    kind: 'questions',
    at: [at[0] + group * apartMm, at[1]],
    rows,
    columns: options,
    step,
    firstNumber: 1 + groups.slice(0, group).reduce((sum, other) => sum + other, 0),
  }));
const number = (digits: number, at: Steps, step: Steps): MakerBlock => ({
  kind: 'digits',
  at,
  rows: 10,
  columns: digits,
  step,
  isVertical: true,
});
const round = { shape: 'round', letters: 'inside', frame: 'none', marks: 'none' } as const;

/** Twenty kinds of sheet, as makers other than us draw them. */
export const makerStyles: readonly MakerStyle[] = [
  { ...round, name: 'one column of circles', size: [6, 6], blocks: columns([15], 5, [50, 70], [11, 11], 0) },
  {
    ...round,
    name: 'four columns of circles',
    size: [4.6, 4.6],
    blocks: columns([20, 20, 20, 20], 4, [28, 60], [7, 9.5], 45),
  },
  {
    ...round,
    name: 'four columns beside a number',
    size: [4, 4],
    blocks: [...columns([20, 20, 20, 20], 4, [22, 80], [6, 8.5], 34), number(6, [158, 80], [6.5, 8.5])],
  },
  {
    ...round,
    name: 'number above two columns',
    size: [5, 5],
    marks: 'squares',
    blocks: [number(8, [90, 50], [8, 7]), ...columns([15, 15], 5, [40, 138], [9, 9], 90)],
  },
  {
    ...round,
    name: 'framed rows below the kind of test',
    size: [5, 5],
    frame: 'row',
    blocks: [
      { kind: 'questions', at: [90, 50], rows: 1, columns: 4, step: [10, 8] },
      ...columns([12, 12], 5, [40, 75], [9, 11], 90),
    ],
  },
  { ...round, name: 'wide ovals', size: [8, 4.5], blocks: columns([20, 20], 4, [40, 60], [12, 10], 85) },
  { ...round, name: 'tall ovals', size: [3.6, 6], blocks: columns([20, 20, 20], 5, [35, 60], [7.5, 10], 58) },
  {
    ...round,
    name: 'framed ovals with bars',
    size: [6.5, 4],
    frame: 'group',
    marks: 'bars',
    blocks: columns([20, 20, 20], 4, [40, 60], [9, 9], 55),
  },
  {
    ...round,
    name: 'boxes with letters',
    shape: 'box',
    size: [5.5, 5.5],
    blocks: columns([15, 15], 5, [40, 70], [10, 11], 85),
  },
  {
    ...round,
    name: 'boxes to tick',
    shape: 'box',
    size: [5, 5],
    letters: 'above',
    blocks: columns([18, 18], 4, [45, 65], [11, 10], 85),
  },
  {
    ...round,
    name: 'table of boxes',
    shape: 'box',
    size: [5, 5],
    letters: 'none',
    frame: 'row',
    blocks: columns([16, 16], 4, [42, 70], [10, 10.5], 85),
  },
  {
    ...round,
    name: 'brackets',
    shape: 'bracket',
    size: [6.5, 5],
    blocks: columns([20, 20, 20], 5, [32, 60], [9, 9.5], 60),
  },
  {
    ...round,
    name: 'brackets in frames',
    shape: 'bracket',
    size: [6.5, 5],
    frame: 'group',
    blocks: columns([25, 25], 4, [40, 55], [11, 8.5], 85),
  },
  {
    ...round,
    name: 'letters beside circles',
    size: [5, 5],
    letters: 'beside',
    blocks: columns([15, 15], 4, [42, 70], [14, 11], 88),
  },
  {
    ...round,
    name: 'letters above blank circles',
    size: [5.5, 5.5],
    letters: 'above',
    blocks: columns([20, 20], 5, [38, 65], [9.5, 10], 85),
  },
  {
    ...round,
    name: 'blank circles in frames',
    size: [5, 5],
    letters: 'none',
    frame: 'group',
    blocks: columns([10, 10, 10], 4, [38, 80], [9, 12], 58),
  },
  {
    ...round,
    name: 'questions side by side',
    size: [5, 5],
    blocks: [0, 1, 2].map((band) => ({
      kind: 'questions',
      at: [30, 70 + band * 60],
      rows: 4,
      columns: 20,
      step: [8, 9],
      isVertical: true,
      firstNumber: 1 + 20 * band,
    })),
  },
  {
    ...round,
    name: 'numbers between blocks of five',
    size: [5, 5],
    blocks: [0, 1, 2, 3].map((block) => ({
      kind: 'questions',
      at: [block % 2 === 0 ? 45 : 130, block < 2 ? 70 : 170],
      rows: 8,
      columns: 5,
      step: [9, 10],
      firstNumber: 1 + 8 * block,
    })),
  },
  {
    ...round,
    name: 'second of two pages',
    size: [4.8, 4.8],
    blocks: columns([25, 25, 25], 4, [38, 50], [9, 9.3], 58).map((block) => ({
      ...block,
      firstNumber: (block.firstNumber ?? 1) + 75,
    })),
  },
  {
    ...round,
    name: 'number digit by digit along rows',
    size: [4.8, 4.8],
    blocks: [
      { kind: 'digits', at: [60, 55], rows: 5, columns: 10, step: [9, 8] },
      ...columns([12, 12], 4, [45, 120], [10, 11], 85),
    ],
  },
];
