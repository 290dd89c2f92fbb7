import {
  type AnswerKey,
  keyLetter,
  type LegacyArea,
  type OptionLetter,
  optionLetters,
  type QuestionReading,
} from '@caderneta/contract';
import type { PlacedBubble } from './core/reading.ts';

/** A reading beside its key, also in the shape that the older service answers. */
export interface GradedReading {
  readonly hits: number;
  readonly total: number;
  readonly resultados: LegacyArea[];
}

/** Options a question on the older service's sheets: stands for the count where the bubbles' places are not given. */
const LEGACY_OPTIONS = 4;

/** Number of a letter on the wire: A is 1. */
const wireNumber = (letter: string): number => optionLetters.indexOf(letter as OptionLetter) + 1;

/**
 * Compares answers with a key. Only a single sure mark can be right: blank, multiple and uncertain questions carry
 * `alternativa_marcada: null` and `correto: false`.
 *
 * @param answers Groups in the order of the key, as `readSheet` gives them.
 * @param bubbles Where they lay, for the counts of seen and expected bubbles; without them all count as seen.
 */
export function gradeReading(
  answers: readonly (readonly QuestionReading[])[],
  key: AnswerKey,
  bubbles: readonly PlacedBubble[] = [],
): GradedReading {
  let hits = 0;
  let total = 0;
  const resultados = key.map((questions, group): LegacyArea => {
    const readings = answers[group] ?? [];
    const respostas = Object.keys(questions).map((number) => {
      const question = Number(number);
      const reading = readings.find((candidate) => candidate.question === question);
      const right = keyLetter(key, group, question) ?? 'A';
      const isSure = reading?.state === 'marked' && reading.marked?.length === 1;
      const correto = isSure && reading.marked === right;
      total++;
      if (correto) hits++;
      return {
        questao: question,
        alternativa_marcada: isSure && reading.marked ? wireNumber(reading.marked) : null,
        alternativa_correta: wireNumber(right),
        correto,
        state: reading?.state ?? ('uncertain' as const),
        confidence: reading?.confidence ?? 0,
        marked: reading?.marked ?? null,
      };
    });
    const isComplete = respostas.every(({ state }) => state === 'marked' || state === 'blank');
    const own = bubbles.filter((bubble) => bubble.group === group);
    const expected = own.length || respostas.length * LEGACY_OPTIONS;
    const detected = own.length ? own.filter(({ seen }) => seen).length : expected;
    return {
      area: group + 1,
      status: readings.length === 0 ? 'error' : isComplete ? 'complete' : 'incomplete',
      retangulo_detected: readings.length > 0,
      bolhas_detectadas: detected,
      bolhas_esperadas: expected,
      todas_bolhas_detectadas: detected === expected,
      respostas,
    };
  });
  return { hits, total, resultados };
}
