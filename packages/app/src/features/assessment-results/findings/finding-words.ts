import type { AssessmentAnalysis, QuestionAnalysis } from '@caderneta/contract';
import { findingsCopy as texts } from './findings.copy.ts';

/** The sentences of one question: what stands out in it, then in its options. */
export function sentencesOf(row: QuestionAnalysis, name: string, kr20: number | null): string[] {
  const rare = row.options.filter(({ finding, letter }) => finding === 'rare' && letter !== row.correct);
  return [
    ...row.findings.map((finding) =>
      finding === 'lowers-reliability'
        ? texts.lowersReliability(name, kr20, row.kr20_without)
        : texts.questions[finding](name),
    ),
    ...row.options.flatMap(({ finding, letter }) =>
      finding === 'attracts-best' ? [texts.attracts(letter, name)] : [],
    ),
    ...(rare.length > 0
      ? [
          texts.rare(
            rare.map(({ letter }) => letter),
            name,
          ),
        ]
      : []),
  ];
}

/** The sentences of the whole test; none where there is no reliability to speak of. */
export function sentencesOfTest({
  kr20,
  measurement_error: error,
  counted_questions: size,
  questions_for_good: wanted,
}: AssessmentAnalysis): string[] {
  if (kr20 === null) return [];
  return [
    texts.reliability(kr20),
    ...(error === null ? [] : [texts.error(error)]),
    ...(wanted === null ? [] : [texts.longer(size, wanted)]),
  ];
}
