import { expect, test } from 'vitest';
import type { QuestionTruth } from '../field-kit/index.ts';
import { judgedAnswers, judgeField, toFieldRow, totalRow } from './field-score.ts';

const truth = (answer: QuestionTruth['answer'], ...right: string[]): QuestionTruth => ({
  group: 0,
  question: 1,
  answer,
  right,
  bubbles: [],
});

const read = (state: 'marked' | 'blank' | 'multiple' | 'uncertain', letters = '') => ({
  question: 1,
  state,
  letters,
  confidence: 1,
});

test('an answer is right, flagged, silently wrong or silently blank', () => {
  expect(judgeField(read('marked', 'B'), truth('marked', 'B'))).toBe('right');
  expect(judgeField(read('uncertain', 'B'), truth('marked', 'B'))).toBe('flagged');
  expect(judgeField(read('marked', 'C'), truth('marked', 'B'))).toBe('silentlyWrong');
  expect(judgeField(read('blank'), truth('marked', 'B'))).toBe('silentlyBlank');
  expect(judgeField(read('marked', 'A'), truth('blank', ''))).toBe('silentlyWrong');
  expect(judgeField(read('multiple', 'AC'), truth('double', 'AC'))).toBe('right');
  expect(judgeField(read('multiple', 'BC'), truth('marked', 'B'))).toBe('silentlyWrong');
});

test('of a doubtful question several answers are right, and a flag is', () => {
  const doubtful = truth('doubtful', 'B', 'BC');
  expect(
    ['B', 'BC'].map((letters) => judgeField(read(letters.length > 1 ? 'multiple' : 'marked', letters), doubtful)),
  ).toEqual(['right', 'right']);
  expect(judgeField(read('multiple', 'AB'), doubtful)).toBe('flagged');
  expect(judgeField(read('marked', 'C'), doubtful)).toBe('silentlyWrong');
});

test('a refused photo counts as not read, its questions for nothing', () => {
  const answers = [{ group: 0, questions: [read('blank')] }];
  const row = toFieldRow('x', [
    { refused: null, answers, truth: [truth('marked', 'B')] },
    { refused: 'too-blurred', answers: [], truth: [truth('marked', 'B')] },
  ]);
  expect(row).toMatchObject({ photos: 2, read: 1, questions: 1, silentlyBlank: 1, refused: { 'too-blurred': 1 } });
  expect(totalRow([row, row])).toMatchObject({ photos: 4, questions: 2, refused: { 'too-blurred': 2 } });
});

test('what answers say of themselves is judged where a photo was read and nobody would ask, flagged or not', () => {
  const one = (answer: ReturnType<typeof read>, right: QuestionTruth, refused: 'too-blurred' | null = null) => ({
    refused,
    answers: [{ group: 0, questions: [{ ...answer, confidence: 0.4 }] }],
    truth: [right],
  });
  expect(
    judgedAnswers([
      one(read('uncertain', 'B'), truth('marked', 'B')),
      one(read('marked', 'C'), truth('marked', 'B')),
      one(read('marked', 'B'), truth('doubtful', 'B', 'BC')),
      one(read('marked', 'B'), truth('marked', 'B'), 'too-blurred'),
    ]),
  ).toEqual([
    { confidence: 0.4, isRight: true },
    { confidence: 0.4, isRight: false },
  ]);
});
