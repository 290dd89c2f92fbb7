import type { LegacyStyle, Numbering, SheetBubble, SheetColumn, SheetLayout, SheetSpec } from '../src/index.ts';

/** How somebody else prints an answer sheet: `frameLineMm` 0 leaves the columns without frames. */
export interface ForeignPrint extends LegacyStyle {
  /** Height of a bubble... */
  readonly bubbleMm: number;
  /** ...and how many times as wide it is: 1 for circles and squares. */
  readonly aspect?: number;
  readonly topMm: number;
  readonly heightMm: number;
}

const page = { widthMm: 210, heightMm: 297, leftMm: 11, rightMm: 199 } as const;
const widestStepMm = 13;

function firstNumbers(groups: readonly number[], numbering: Numbering): number[] {
  return groups.map((_, group) =>
    numbering === 'restart' ? 1 : 1 + groups.slice(0, group).reduce((sum, questions) => sum + questions, 0),
  );
}

/** Lays out a sheet without markers, of any number of columns, as services and schools draw them; a bubble's radius is half its height. */
export function layOutForeignSheet(spec: SheetSpec, print: ForeignPrint): SheetLayout {
  const { groups, options, numbering = 'restart' } = spec;
  const { bubbleMm, aspect = 1, topMm, heightMm, ...style } = print;
  const rows = Math.max(...groups);
  const pitchMm = Math.min(13, heightMm / (rows + 0.6));
  const gapMm = groups.length > 3 ? 4 : 9;
  const numberMm = groups.length > 2 ? 8.5 : 13;
  const roomMm = (page.rightMm - page.leftMm - gapMm * (groups.length - 1)) / groups.length;
  const stepMm = Math.min(widestStepMm, (roomMm - numberMm - 2) / options);
  const boxMm = numberMm + options * stepMm + 2;
  const leftMm = (page.widthMm - boxMm * groups.length - gapMm * (groups.length - 1)) / 2;
  const rMm = Math.min(bubbleMm / 2, 0.42 * pitchMm, (0.42 * stepMm) / aspect);
  const numbers = firstNumbers(groups, numbering);
  const columns = groups.map((questions, group): SheetColumn => {
    const xMm = leftMm + group * (boxMm + gapMm);
    return {
      xMm,
      yMm: topMm,
      widthMm: boxMm,
      heightMm: (questions + 0.6) * pitchMm,
      numberRightMm: xMm + numberMm - 2.5,
      numberSizeMm: Math.min(4.4, 0.5 * pitchMm),
      firstNumber: numbers[group] ?? 1,
    };
  });
  const bubbles = groups.flatMap((questions, group) =>
    Array.from({ length: questions * options }, (_, index): SheetBubble => {
      const row = Math.floor(index / options);
      const option = index % options;
      const xMm = (columns[group]?.xMm ?? 0) + numberMm + (option + 0.5) * stepMm;
      return { group, question: row + 1, option, xMm, yMm: topMm + (row + 0.8) * pitchMm, rMm };
    }),
  );
  return {
    kind: 'legacy',
    spec: { groups, options, numbering, grids: 0 },
    widthMm: page.widthMm,
    heightMm: page.heightMm,
    leftMm,
    rightMm: page.widthMm - leftMm,
    markers: [],
    columns,
    bubbles,
    timingMarks: [],
    strip: null,
    pitchMm,
    stepMm,
    instructions: 'short',
    legacy: style,
  };
}
