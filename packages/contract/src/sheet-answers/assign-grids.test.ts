import { describe, expect, it } from 'vitest';
import { keyOfVersion } from '../assessments/key-versions.rules.ts';
import { gridGroup } from '../omr/numeric-answer.ts';
import { gridsOfKeys, numericQuestions } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionRef } from '../omr/omr.schema.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { gridOf, questionsInGrids } from './assign-grids.ts';
import { gradeSheet } from './grade-sheet.ts';
import { answersIn, answersUnder, pupilsAnswers, type SheetAnswer, type SheetAnswers } from './sheet-answers.ts';
import { sheetFrom } from './sheet-samples.ts';
import { fromWire, toWire } from './sheet-wire.ts';

const number = (value: number, tolerance = 0): QuestionRule => ({ kind: 'numeric', value, tolerance });
const key: AnswerKey = [
  { '1': 'a', '2': number(-12.5, 0.5) },
  { '1': number(7), '2': 'b' },
];
const read = (letters: string, state: SheetAnswer['state'] = 'marked') => ({ state, letters, confidence: 0.9 });
const withGrids = (sheet: SheetAnswers, ...grids: ReturnType<typeof read>[]): SheetAnswers => [
  ...sheet,
  { group: gridGroup, questions: grids.map((grid, at) => ({ ...grid, question: at + 1 })) },
];
const lettersIn = (answers: SheetAnswers) => answersIn(answers).map(({ state, letters }) => `${state} ${letters}`);
const graded = (...grids: ReturnType<typeof read>[]) =>
  gradeSheet(withGrids(sheetFrom('A-', 'DB'), ...grids), { key, annulled: [] });

describe('what stands in a sheet’s grids', () => {
  it('is the answer of the questions that ask a number, in their order, whatever was marked in their rows', () => {
    expect(numericQuestions(key)).toEqual([
      { group: 0, question: 2 },
      { group: 1, question: 1 },
    ]);
    const inGrids = questionsInGrids(sheetFrom('A-', 'DB'), key);
    expect([gridOf(inGrids, { group: 1, question: 1 }), gridOf(inGrids, { group: 0, question: 1 })]).toEqual([
      { group: gridGroup, question: 2 },
      null,
    ]);
    const { answers, grade } = graded(read('-12'), read('8'));
    expect(lettersIn(answers)).toEqual(['marked A', 'marked -12', 'marked 8', 'marked B']);
    expect(grade).toEqual({ hits: 3, total: 4, score: 75 });
  });

  it('waits where it is no number yet, and a row’s marks are none', () => {
    expect(lettersIn(graded(read('1?,5', 'uncertain'), read('1?', 'multiple')).answers).slice(1, 3)).toEqual([
      'uncertain 1?,5',
      'multiple 1?',
    ]);
    expect(lettersIn(graded(read('', 'blank'), read(',5')).answers).slice(1, 3)).toEqual(['blank ', 'uncertain ,5']);
    expect(lettersIn(answersUnder(sheetFrom('AB', 'DB'), key)).slice(1, 3)).toEqual(['uncertain B', 'uncertain D']);
  });

  it('waits again once the question takes a letter', () => {
    const [first] = answersIn(
      answersUnder(graded(read('5'), read('7')).answers, [{ '1': 'a', '2': 'e' }, { ...key[1] }]).slice(0, 1),
    ).slice(1);
    expect(first).toMatchObject({ state: 'uncertain', letters: '5' });
  });

  it('is where version B asks it', () => {
    const order: QuestionRef[][] = [
      [
        { group: 1, question: 1 },
        { group: 1, question: 2 },
      ],
      [
        { group: 0, question: 1 },
        { group: 0, question: 2 },
      ],
    ];
    const keyOfB: AnswerKey = [
      { '1': number(7), '2': 'b' },
      { '1': 'a', '2': number(-12.5, 0.5) },
    ];
    const saved = { key, annulled: [], version: 1, version_b: { key: keyOfB, annulled: [], order } };
    const sheet = withGrids(sheetFrom('-B', 'A-'), read('7'), read('-13'));
    expect(gradeSheet(sheet, keyOfVersion(saved, 'B')).grade).toMatchObject({ hits: 4 });
    expect(gradeSheet(sheet, keyOfVersion(saved, 'A')).grade).not.toMatchObject({ hits: 4 });
  });

  it('is stored and read again as it was, of one digit too', () => {
    const { answers, grade } = graded(read('-12,0'), read('7'));
    const back = fromWire(toWire(answers));
    expect(lettersIn(back)).toEqual(lettersIn(answers));
    expect(gradeSheet(back, { key, annulled: [] }).grade).toEqual(grade);
  });

  it('counts as the pupil’s, once each', () => {
    expect(answersIn(pupilsAnswers(withGrids(sheetFrom('A-', '-B'), read('1'), read('2')), key))).toHaveLength(4);
  });

  it('a sheet has grids for the version that asks most numbers', () => {
    expect([gridsOfKeys(key, []), gridsOfKeys([{ '1': 'a' }], key), gridsOfKeys([{ '1': 'a' }])]).toEqual([2, 2, 0]);
  });
});
