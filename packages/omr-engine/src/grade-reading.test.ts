import type { AnswerKey, QuestionReading } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradeReading } from './grade-reading.ts';

const reading = (question: number, marked: string | null, state: QuestionReading['state']): QuestionReading => ({
  question,
  marked,
  state,
  confidence: 1,
});

describe('grading', () => {
  const key: AnswerKey = [{ 1: 'a', 2: 'b', 3: 'c', 4: 'd', 5: 'a' }];

  it('counts only single sure marks', () => {
    const answers = [
      [
        reading(1, 'A', 'marked'),
        reading(2, 'B', 'uncertain'),
        reading(3, 'CD', 'multiple'),
        reading(4, null, 'blank'),
        reading(5, 'E', 'marked'),
      ],
    ];
    const { hits, total, resultados } = gradeReading(answers, key);
    expect([hits, total]).toEqual([1, 5]);
    expect(resultados[0]).toMatchObject({ area: 1, status: 'incomplete', todas_bolhas_detectadas: true });
    expect(resultados[0]!.respostas.map(({ alternativa_marcada }) => alternativa_marcada)).toEqual([
      1,
      null,
      null,
      null,
      5,
    ]);
  });

  it('an area that was not read is an error, a sure blank one is complete', () => {
    expect(gradeReading([], key).resultados[0]).toMatchObject({ status: 'error', retangulo_detected: false });
    const blank = [1, 2, 3, 4, 5].map((question) => reading(question, null, 'blank'));
    expect(gradeReading([blank], key).resultados[0]).toMatchObject({ status: 'complete' });
  });

  it('never more hits than questions, and all right is all hits', () => {
    const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(letters, letters, (right, given) => {
        const own: AnswerKey = [Object.fromEntries(right.map((letter, i) => [String(i + 1), letter]))] as AnswerKey;
        const answers = [given.map((letter, i) => reading(i + 1, letter.toUpperCase(), 'marked'))];
        const { hits, total } = gradeReading(answers, own);
        expect(total).toBe(right.length);
        expect(hits).toBe(right.filter((letter, i) => given[i] === letter).length);
      }),
    );
  });
});
