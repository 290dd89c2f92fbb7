import { byQuestion } from '../../src/stages/marks/by-question.ts';
import { optionLetter } from '../../src/stages/marks/likeliest-row.ts';
import { learnSheet } from '../../src/stages/marks/mark-features.ts';
import { learnPen } from '../../src/stages/marks/sheet-pen.ts';
import type { Label, LabelledSheet } from './labelled-sheets.ts';
import type { Sample } from './train-network.ts';

const keyOf = ({ group, question }: { readonly group: number; readonly question: number }): string =>
  `${group}/${question}`;

/** A row of a sheet: a sample of each of its bubbles. */
export interface RowSamples {
  readonly label: Label;
  readonly samples: readonly Sample[];
}

/** How far each option is an answer: two marks are two, though one of them may have been struck out. */
export function targetsOf(right: readonly string[], options: number): number[] {
  const several = right.filter((letters) => letters.length > 1);
  const answers = several.length > 0 ? several : right;
  return Array.from(
    { length: options },
    (_, option) => answers.filter((letters) => letters.includes(optionLetter(option))).length / answers.length,
  );
}

/** What the reader would know of each row of a sheet, with what is right; rows of which a bubble was not seen are left out. */
export function toSamples({ spec, bubbles, labels }: LabelledSheet): RowSamples[] {
  const asMeasured = byQuestion(bubbles);
  const even = learnPen(asMeasured, spec.options);
  const rows = asMeasured.map((row) => row.map(even));
  const sheet = learnSheet(rows, spec.options);
  const labelOf = new Map(labels.map((label) => [keyOf(label), label]));
  return rows.flatMap((row): RowSamples[] => {
    const label = labelOf.get(keyOf(row[0]!));
    if (!label || row.some(({ seen }) => !seen)) return [];
    const targets = targetsOf(label.right, spec.options);
    const samples = sheet.featuresOf(row).map((features, option) => ({ features, target: targets[option]! }));
    return [{ label, samples }];
  });
}
