import { type AssessmentAnalysis, fewestSheetsForFindings, type QuestionAnalysis } from '@caderneta/contract';
import { findingsCopy as texts } from './findings.copy.ts';

/** The sentences of one question: what stands out in it, then the options that attract the best, and a key that hardly anybody chose. */
export function sentencesOf(row: QuestionAnalysis, name: string, kr20: number | null): string[] {
  return [
    ...row.findings.map((finding) =>
      finding === 'lowers-reliability'
        ? texts.lowersReliability(name, kr20, row.kr20_without)
        : texts.questions[finding](name),
    ),
    ...row.options.flatMap(({ finding, label, is_right: isKey }) => {
      if (finding === 'attracts-best') return [texts.attracts(label, name)];
      return finding === 'rare' && isKey ? [texts.rareKey(label, name)] : [];
    }),
  ];
}

/** The sentences of the whole test, or why there is no reliability to speak of; none of so few sheets that chance would speak. */
export function sentencesOfTest({
  kr20,
  sheets,
  measurement_error: error,
  counted_questions: size,
  questions_for_good: wanted,
}: AssessmentAnalysis): string[] {
  if (size === 0) return [texts.allAnnulled];
  if (sheets < fewestSheetsForFindings) return [];
  if (kr20 === null) return [size === 1 ? texts.oneQuestion : texts.allAlike];
  return [
    texts.reliability(kr20),
    ...(error === null ? [] : [texts.error(error)]),
    ...(wanted === null ? [] : [texts.longer(size, wanted)]),
  ];
}

/** The wrong options that hardly anybody chose, of each question in one phrase; none where all of them work. */
export const rareOptionsOf = (rows: readonly QuestionAnalysis[], nameOf: (row: QuestionAnalysis) => string): string[] =>
  rows.flatMap((row) => {
    const rare = row.options.flatMap(({ finding, label, is_right: isKey }) =>
      finding === 'rare' && !isKey ? [label] : [],
    );
    return rare.length === 0 ? [] : [texts.rareOf(nameOf(row), rare)];
  });
