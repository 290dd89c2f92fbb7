import type { MeasuredBubble } from '../../src/stages/marks/measure-bubble.ts';
import type { Random } from '../../test-kit/index.ts';
import type { Label, LabelledSheet } from './labelled-sheets.ts';

/** Rows that a nearly blank sheet has answers in, and rows of a small one, at most. */
const FEW_ANSWERS = 4;
const FEW_ROWS = 10;
/** What a paler pen leaves of a line. */
const PALE_PART = [0.2, 0.9] as const;

const isOf =
  ({ group, question }: Label) =>
  (bubble: MeasuredBubble) =>
    bubble.group === group && bubble.question === question;

/** The empty bubble of an option that stands nearest to a row in its column; null where the column has none. */
function nearestEmpty({ bubbles, labels }: LabelledSheet, { group, question }: Label, option: number) {
  const rows = labels
    .filter((label) => label.group === group && !label.touched.includes(option))
    .sort((a, b) => Math.abs(a.question - question) - Math.abs(b.question - question));
  const empty = rows.map((row) => bubbles.find((bubble) => isOf(row)(bubble) && bubble.option === option));
  return empty.find((bubble) => bubble?.seen) ?? null;
}

/** A touched bubble, and the empty one that would stand in its place. */
interface Touched {
  readonly label: Label;
  readonly own: MeasuredBubble;
  readonly empty: MeasuredBubble;
}

/** A sheet's touched bubbles by row; a row is left out where no empty bubble is known for one of them. */
function touchedRows(sheet: LabelledSheet): Touched[][] {
  return sheet.labels.flatMap((label) => {
    const row = sheet.bubbles.filter(isOf(label));
    const touched = label.touched.flatMap((option): Touched[] => {
      const own = row.find((bubble) => bubble.option === option);
      const empty = nearestEmpty(sheet, label, option);
      return own && empty ? [{ label, own, empty }] : [];
    });
    return touched.length > 0 && touched.length === label.touched.length ? [touched] : [];
  });
}

const replaced = (sheet: LabelledSheet, instead: ReadonlyMap<MeasuredBubble, MeasuredBubble>): LabelledSheet => ({
  ...sheet,
  bubbles: sheet.bubbles.map((bubble) => instead.get(bubble) ?? bubble),
});

/** A sheet whose chosen rows nobody touched: its touched bubbles give way to the nearest empty ones of their columns. */
function untouched(sheet: LabelledSheet, isChosen: (label: Label) => boolean): LabelledSheet {
  const rows = touchedRows(sheet).filter(([first]) => isChosen(first!.label));
  const instead = new Map(rows.flat().map(({ own, empty }) => [own, { ...empty, question: own.question }] as const));
  const cleared = new Set(rows.map(([first]) => first!.label));
  const labels = sheet.labels.map(
    (label): Label => (cleared.has(label) ? { ...label, right: [''], touched: [], isDoubtful: false } : label),
  );
  return replaced({ ...sheet, labels }, instead);
}

/** A sheet whose pen draws paler lines along the rings and around them. What it does inside is brought to one darkness anyhow. */
function paler(sheet: LabelledSheet, part: number): LabelledSheet {
  const between = (own: number, empty: number) => empty + part * (own - empty);
  const instead = touchedRows(sheet)
    .flat()
    .map(({ own, empty }) => {
      const [line, around] = [between(own.line, empty.line), between(own.around, empty.around)];
      return [own, { ...own, line, around }] as const;
    });
  return replaced(sheet, new Map(instead));
}

/** A sheet with some of its rows alone. */
const withRows = (sheet: LabelledSheet, labels: readonly Label[]): LabelledSheet => ({
  ...sheet,
  labels,
  bubbles: sheet.bubbles.filter((bubble) => labels.some((label) => isOf(label)(bubble))),
});

/**
 * A sheet that the same photo would show had the pupil done less or otherwise, or had the key fewer questions: one without an answer, one with a few,
 * one of a few rows, or one answered with a paler pen. What it holds was photographed.
 */
export function otherSheet(sheet: LabelledSheet, random: Random): LabelledSheet {
  const few = new Set(Array.from({ length: random.whole(1, FEW_ANSWERS) }, () => random.pick(sheet.labels)));
  const from = random.whole(0, Math.max(0, sheet.labels.length - FEW_ROWS));
  const kind = random.pick(['unmarked', 'nearly', 'small', 'pale']);
  if (kind === 'small') return withRows(sheet, sheet.labels.slice(from, from + random.whole(2, FEW_ROWS)));
  if (kind === 'pale') return paler(sheet, random.between(...PALE_PART));
  return untouched(sheet, (label) => kind === 'unmarked' || !few.has(label));
}
