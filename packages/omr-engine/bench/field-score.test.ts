import { expect, test } from 'vitest';
import type { QuestionTruth } from '../field-kit/index.ts';
import { fieldClaims, judgeField, toFieldRow, totalRow } from './field-score.ts';

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

test('claims are of clear questions, flagged ones too', () => {
  const answers = [{ group: 0, questions: [{ ...read('uncertain', 'B'), confidence: 0.4 }] }];
  const of = (answer: QuestionTruth['answer'], ...right: string[]) =>
    fieldClaims([{ refused: null, answers, truth: [truth(answer, ...right)] }]);
  expect(of('marked', 'B')).toEqual([{ probability: 0.4, isRight: true }]);
  expect(of('marked', 'C')).toEqual([{ probability: 0.4, isRight: false }]);
  expect(of('doubtful', 'B', 'C')).toEqual([]);
});
