import type { AnswerKey } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { keyFrom, keysFrom } from './draft-samples.ts';
import { saveBody } from './save-body.ts';
import { draftOfTyped, goOnTyping, leftToType, spotAt, type TypedSheet, typeKey } from './typed-answers.ts';

const type = (keys: readonly string[], sheet: TypedSheet) => keys.reduce((now, key) => typeKey(now, key) ?? now, sheet);
const two = goOnTyping(keyFrom('abc', 'da'), null);

describe('a sheet that is typed', () => {
  it('goes on by itself: letters in either case, 0 for a blank, 2 for a double mark', () => {
    const sheet = type(['a', 'B', '0', '2', 'd'], two);
    expect([sheet.answers, sheet.at, leftToType(sheet)]).toEqual([['A', 'B', 'BLANK', 'DOUBLE', 'D'], 4, 0]);
  });

  it('takes no letter that the sheet has not', () => {
    expect([typeKey(two, 'e'), typeKey(two, '1'), typeKey(two, 'Tab')]).toEqual([null, null, null]);
    expect(typeKey(goOnTyping(keyFrom('abe'), null), 'e')?.answers[0]).toBe('E');
  });

  it('is walked by the arrows, within a column and across', () => {
    const at = (...keys: string[]) => spotAt(two, type(keys, two).at);
    expect(at('ArrowDown')).toEqual({ group: 0, question: 2 });
    expect(at('ArrowDown', 'ArrowDown', 'ArrowRight')).toEqual({ group: 1, question: 2 });
    expect(at('ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowUp')).toEqual({ group: 0, question: 1 });
  });

  it('is corrected by Backspace', () => {
    expect(type(['a', 'b', 'Backspace'], two)).toMatchObject({ answers: ['A', null, null, null, null], at: 1 });
    expect(type(['a', 'ArrowUp', 'Backspace'], two)).toMatchObject({ answers: [null, null, null, null, null], at: 0 });
  });

  it('takes several letters together where the key does, and V and F of a statement', () => {
    const key: AnswerKey = [
      {
        '1': { kind: 'several', letters: ['a', 'c'], grading: 'partial' },
        '2': { kind: 'true-false', right: false },
        '3': 'b',
      },
    ];
    const sheet = type(['c', 'a', 'b', 'b', '2', 'Enter', 'a', 'f', 'b'], goOnTyping(key, null));
    expect([sheet.answers, leftToType(sheet)]).toEqual([['AC', 'B', 'B'], 0]);
    expect(saveBody(draftOfTyped(sheet), keysFrom(key), 's1', 0)).toMatchObject({ score: 100, review: [] });
  });

  it('takes a box of an open question by its digit, and lets it wait', () => {
    const key: AnswerKey = [
      { '1': { kind: 'open', scale: 'quarters' }, '2': { kind: 'open', scale: 'halves' }, '3': 'b' },
    ];
    const start = goOnTyping(key, null);
    expect([typeKey(start, '5'), typeKey(start, 'a'), start.letters.length]).toEqual([null, null, 4]);
    const sheet = type(['3', '-', 'b'], start);
    expect([sheet.answers, leftToType(sheet)]).toEqual([['D', 'BLANK', 'B'], 0]);
    expect(saveBody(draftOfTyped(sheet), keysFrom(key), 's1', 0)).toMatchObject({
      details: { acertos: 1.75 },
      review: [{ question: 2, marked: null, state: 'uncertain' }],
    });
    expect(type(['0', '2', 'b'], start).answers).toEqual(['A', 'C', 'B']);
  });

  it('takes a number as it is written, and goes on by Enter', () => {
    const key: AnswerKey = [{ '1': { kind: 'numeric', value: -12.5, tolerance: 0 }, '2': 'b' }];
    const start = goOnTyping(key, null);
    const begun = type([...'-12,'], start);
    expect([begun.answers[0], leftToType(begun), begun.at]).toEqual(['-12,', 2, 0]);
    for (const refused of [',', '-', 'A', '?']) expect(typeKey(begun, refused)).toBeNull();
    const sheet = type(['.', '5', 'Enter', 'b'], type(['Backspace'], begun));
    expect([sheet.answers, leftToType(sheet)]).toEqual([['-12,5', 'B'], 0]);
    expect(typeKey(type([...'12345'], start), '6')).toBeNull();
    expect(saveBody(draftOfTyped(sheet), keysFrom(key), 's1', 0)).toMatchObject({ score: 100, review: [] });
    const blank = type(['b', 'b'], start);
    expect([blank.answers, leftToType(blank)]).toEqual([['BLANK', 'B'], 0]);
    expect(type(['Backspace', '7'], { ...blank, at: 0 }).answers[0]).toBe('7');
  });

  it('is graded by the same rule as one that was read, and says that it was typed', () => {
    const sheet = type(['A', 'B', '2', '0', 'a'], two);
    const body = saveBody(draftOfTyped(sheet), keysFrom(keyFrom('abc', 'da')), 's1', 0);
    expect(body).toMatchObject({ is_typed: true, score: 60, review: [], details: { acertos: 3, total: 5 } });
    expect(body).not.toHaveProperty('photo');
  });
});
