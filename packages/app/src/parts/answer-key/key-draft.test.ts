import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeKey,
  countsFor,
  doubtfulPositions,
  isEdited,
  type KeyLetter,
  keyOf,
  lettersOf,
  nextQuestion,
  openKey,
  sizesFor,
  takeAnswers,
  untouchedPositions,
} from './key-draft.ts';

const allA = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [String(index + 1), 'a' as KeyLetter]));

describe('openKey', () => {
  it('starts with two columns of ten, all a', () => {
    const draft = openKey([]);
    expect(keyOf(draft)).toEqual([allA(10), allA(10)]);
    expect(isEdited(draft)).toBe(false);
  });

  it('opens what was saved, whatever its shape, and finds it unchanged', () => {
    const letter = fc.constantFrom<KeyLetter>('a', 'b', 'c', 'd', 'e');
    const group = fc.array(letter, { minLength: 1, maxLength: 25 });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), (groups) => {
        const saved = groups.map((letters) =>
          Object.fromEntries(letters.map((each, index) => [String(index + 1), each])),
        );
        const draft = openKey(saved);
        expect(keyOf(draft)).toEqual(saved);
        expect(isEdited(draft)).toBe(false);
      }),
    );
  });
});

describe('changeKey', () => {
  it('sets one letter', () => {
    const draft = changeKey(openKey([]), { type: 'rule', column: 1, question: 10, rule: 'd' });
    expect(keyOf(draft)).toEqual([allA(10), { ...allA(10), '10': 'd' }]);
  });

  it('remembers the letters of questions that were taken away', () => {
    let draft = changeKey(openKey([]), { type: 'size', column: 0, size: 13 });
    draft = changeKey(draft, { type: 'rule', column: 0, question: 13, rule: 'c' });
    draft = changeKey(draft, { type: 'size', column: 0, size: 10 });
    expect(Object.keys(keyOf(draft)[0] ?? {})).toHaveLength(10);
    draft = changeKey(draft, { type: 'size', column: 0, size: 13 });
    expect(keyOf(draft)[0]?.['13']).toBe('c');
  });

  it('ignores a question that is not there', () => {
    const draft = openKey([]);
    expect(keyOf(changeKey(draft, { type: 'rule', column: 0, question: 11, rule: 'b' }))).toEqual(keyOf(draft));
  });
});

describe('a row that nobody touched', () => {
  it('is known as such until a letter is chosen, even the default one; a saved key has none', () => {
    const draft = openKey([]);
    expect(untouchedPositions(draft)).toHaveLength(20);
    const chosen = changeKey(draft, { type: 'rule', column: 0, question: 3, rule: 'a' });
    expect(untouchedPositions(chosen)).not.toContainEqual({ column: 0, question: 3 });
    expect([keyOf(chosen), isEdited(chosen)]).toEqual([keyOf(draft), true]);
    expect(untouchedPositions(openKey(keyOf(draft)))).toEqual([]);
  });

  it('comes with a column that grows, and goes with one that shrinks', () => {
    const grown = changeKey(openKey([allA(10)]), { type: 'size', column: 0, size: 13 });
    expect(untouchedPositions(grown).map(({ question }) => question)).toEqual([11, 12, 13]);
    expect(untouchedPositions(changeKey(grown, { type: 'size', column: 0, size: 10 }))).toEqual([]);
  });
});

describe('a photo of a filled sheet', () => {
  const answers = [
    { column: 0, question: 1, letter: 'c' as const },
    { column: 0, question: 2, letter: null },
    { column: 1, question: 1, letter: 'a' as const },
    { column: 1, question: 11, letter: 'd' as const },
  ];

  it('gives its plain answers; what was not clear keeps its letter and waits for a look', () => {
    const saved = openKey([{ '1': 'b', '2': 'd' }, { '1': 'b' }]);
    const draft = takeAnswers(saved, answers);
    expect(keyOf(draft)).toEqual([{ '1': 'c', '2': 'd' }, { '1': 'a' }]);
    expect(doubtfulPositions(draft)).toEqual([{ column: 0, question: 2 }]);
    const looked = changeKey(draft, { type: 'rule', column: 0, question: 2, rule: 'd' });
    expect(doubtfulPositions(looked)).toEqual([]);
  });

  it('says nothing of an open question, whose row is the teacher’s', () => {
    const draft = takeAnswers(openKey([{ '1': { kind: 'open', scale: 'halves' }, '2': 'd' }, { '1': 'b' }]), answers);
    expect(keyOf(draft)[0]).toEqual({ '1': { kind: 'open', scale: 'halves' }, '2': 'd' });
    expect(doubtfulPositions(draft)).toEqual([{ column: 0, question: 2 }]);
  });

  it('gives the number of a grid, and keeps how far an answer may be from it', () => {
    const rule = { kind: 'numeric', value: 7, tolerance: 0.5 } as const;
    const saved = openKey([{ '1': rule, '2': rule }, { '1': 'b' }]);
    const read = { column: 0, letter: null };
    const draft = takeAnswers(saved, [
      { ...read, question: 1, number: -12.5 },
      { ...read, question: 2, number: null },
    ]);
    expect(keyOf(draft)[0]).toEqual({ '1': { ...rule, value: -12.5 }, '2': rule });
    expect(doubtfulPositions(draft)).toEqual([{ column: 0, question: 2 }]);
  });

  it('leaves a doubtful row of a new key untouched, so that saving asks about it', () => {
    const draft = takeAnswers(openKey([]), answers);
    expect(untouchedPositions(draft)).toContainEqual({ column: 0, question: 2 });
    expect(untouchedPositions(draft)).not.toContainEqual({ column: 1, question: 1 });
  });
});

describe('moving on', () => {
  it('goes down a column, then to the next, then ends', () => {
    const draft = openKey([]);
    expect(nextQuestion(draft, { column: 0, question: 9 })).toEqual({ column: 0, question: 10 });
    expect(nextQuestion(draft, { column: 0, question: 10 })).toEqual({ column: 1, question: 1 });
    expect(nextQuestion(draft, { column: 1, question: 10 })).toBeNull();
  });
});

describe('a key for a sheet of another maker', () => {
  const sheet = { areas: [5, 4, 4], options: 5, numbers: [] };

  it("starts with the sheet's columns and letters, and any count that they hold", () => {
    const draft = openKey([], sheet);
    expect(draft.columns.map(({ size }) => size)).toEqual([5, 4, 4]);
    expect(lettersOf(draft)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(sizesFor(draft, 1)).toEqual([1, 2, 3, 4]);
    expect(isEdited(draft)).toBe(false);
  });
});

describe('columns', () => {
  it('are added as long as the last, and taken away again while nothing is saved', () => {
    const draft = openKey([]);
    expect(countsFor(draft)).toEqual([2, 3, 4, 5, 6, 7, 8]);
    const long = changeKey(changeKey(draft, { type: 'columns', count: 8 }), { type: 'size', column: 7, size: 25 });
    expect(keyOf(long).map((column) => Object.keys(column).length)).toEqual([10, 10, 10, 10, 10, 10, 10, 25]);
    expect(sizesFor(long, 0)).toEqual([10, 13, 15, 20, 25]);
    const grown = changeKey(long, { type: 'size', column: 0, size: 20 });
    // Two columns have the sizes that two may have.
    expect(keyOf(changeKey(grown, { type: 'columns', count: 2 }))).toEqual([allA(10), allA(10)]);
  });

  it('of a saved key stay', () => {
    expect(countsFor(openKey([allA(10), allA(10), allA(10), allA(10), allA(13)]))).toEqual([5, 6, 7, 8]);
  });
});
