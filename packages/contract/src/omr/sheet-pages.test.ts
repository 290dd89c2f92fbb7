import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersIn, type SheetAnswers } from '../sheet-answers/sheet-answers.ts';
import { joinPages, missingPage, movedToPage } from '../sheet-answers/sheet-parts.ts';
import { mostGrids, mostRowsAboveGrids, roomForGrids } from './numeric-answer.ts';
import { keyShape, numericQuestions } from './omr.rules.ts';
import type { AnswerKey } from './omr.schema.ts';
import type { QuestionRule } from './question-rule.schema.ts';
import { mostColumns, mostColumnsOfPage, mostQuestions, mostQuestionsOfColumn } from './sheet-limits.ts';
import { isOnPage, keyOfPage, movesPages, pagesOfKeys } from './sheet-pages.ts';

const aNumber: QuestionRule = { kind: 'numeric', value: 1, tolerance: 0 };
/** A key of columns of so many questions, the first ones of each numbers. */
const keyWith = (...columns: readonly (readonly [size: number, numbers?: number])[]): AnswerKey =>
  columns.map(([size, numbers = 0]) =>
    Object.fromEntries(Array.from({ length: size }, (_, at) => [String(at + 1), at < numbers ? aNumber : 'a'])),
  );
const shapesOf = (...keys: [AnswerKey, AnswerKey?]) => pagesOfKeys(...keys)?.map(({ columns }) => columns) ?? null;

const anyKey = fc
  .array(fc.tuple(fc.integer({ min: 1, max: mostQuestionsOfColumn }), fc.integer({ min: 0, max: 3 })), {
    minLength: 1,
    maxLength: mostColumns,
  })
  .map((columns) => keyWith(...columns));

/** Something that was read in each question of some columns. */
const readOf = (key: AnswerKey, letters: string): SheetAnswers =>
  keyShape(key).map((size, group) => ({
    group,
    questions: Array.from({ length: size }, (_, at) => ({
      ...{ question: at + 1, state: 'marked' as const, letters, confidence: 1 },
    })),
  }));

describe('the pages of a sheet', () => {
  it('are one while that holds the key, and two as even as whole columns can be', () => {
    expect(shapesOf(keyWith([13], [13]))).toEqual([[13, 13]]);
    expect(shapesOf(keyWith([25], [25], [25], [25]))).toEqual([[25, 25, 25, 25]]);
    expect(shapesOf(keyWith([13], [13], [13], [13], [13]))).toEqual([
      [13, 13, 13],
      [13, 13],
    ]);
    expect(shapesOf(keyWith([25], [25], [10], [10], [10], [10]))).toEqual([
      [25, 25],
      [10, 10, 10, 10],
    ]);
    expect(shapesOf(keyWith(...Array.from({ length: mostColumns }, () => [25] as const)))?.flat()).toHaveLength(
      mostColumns,
    );
  });

  it('are two where one has no room for every number, in either version', () => {
    expect(shapesOf(keyWith([10, 3], [10, 2]))).toEqual([[10], [10]]);
    expect(shapesOf(keyWith([20], [13, 1]))).toEqual([[20], [13]]);
    expect(shapesOf(keyWith([13, 4], [13]), keyWith([13, 2], [13, 3]))).toEqual([[13], [13]]);
    expect([shapesOf(keyWith([13, 5], [13])), shapesOf(keyWith([14, 1]))]).toEqual([null, null]);
  });

  it('hold every column once, in order, and no more than a page does', () => {
    let seen = 0;
    fc.assert(
      fc.property(anyKey, (key) => {
        const pages = pagesOfKeys(key);
        if (pages === null) return;
        seen += Number(pages.length > 1);
        expect(pages.flatMap(({ columns }) => columns)).toEqual(keyShape(key));
        for (const page of pages) {
          const own = keyOfPage(key, page);
          expect(keyShape(own)).toEqual(page.columns);
          expect(own.length).toBeLessThanOrEqual(mostColumnsOfPage);
          expect(page.grids).toBe(numericQuestions(own).length);
          expect(page.grids).toBeLessThanOrEqual(roomForGrids(page.columns));
          if (page.grids > 0) expect(Math.max(...page.columns)).toBeLessThanOrEqual(mostRowsAboveGrids);
          expect(page.grids).toBeLessThanOrEqual(mostGrids);
        }
        if (pages.length === 1) expect(key.length).toBeLessThanOrEqual(mostColumnsOfPage);
      }),
    );
    expect(seen).toBeGreaterThan(0);
    expect(mostQuestions).toBe(200);
  });

  it('read one after the other, in any order, are the whole sheet; one alone lacks the other', () => {
    const twoPages = anyKey.filter((key) => pagesOfKeys(key)?.length === 2);
    fc.assert(
      fc.property(twoPages, fc.boolean(), (key, isTurned) => {
        const pages = pagesOfKeys(key) ?? [];
        const whole = readOf(key, 'B');
        const read = pages.map((page) => movedToPage(readOf(keyOfPage(key, page), 'B'), page));
        expect(read.map((answers) => missingPage(answers, pages))).toEqual([2, 1]);
        const [first, then] = isTurned ? read.toReversed() : read;
        const joined = joinPages(joinPages([], first ?? []), then ?? []);
        expect(joined).toEqual(whole);
        expect(missingPage(joined, pages)).toBeNull();
      }),
    );
  });

  it('one read again replaces its own columns alone', () => {
    const key = keyWith([13], [13], [13], [13], [13], [13]);
    const pages = pagesOfKeys(key) ?? [];
    const [, second] = pages;
    const again = movedToPage(readOf(keyOfPage(key, second!), 'C'), second!);
    const letters = answersIn(joinPages(readOf(key, 'B'), again)).map(
      (answer) => `${answer.letters}${isOnPage(second!, answer.group) ? 2 : 1}`,
    );
    expect([...new Set(letters)]).toEqual(['B1', 'C2']);
  });

  it('of a sheet of one are never missing, nor where nothing was read', () => {
    const [one, two] = [keyWith([13], [13]), keyWith([25], [25], [25], [25], [25])];
    expect(missingPage(readOf(one.slice(0, 1), 'A'), pagesOfKeys(one) ?? [])).toBeNull();
    expect(missingPage([], pagesOfKeys(two) ?? [])).toBeNull();
  });

  it('that were printed stay where each column stands', () => {
    const pagesWith = (...sizes: number[]) => pagesOfKeys(keyWith(...sizes.map((size) => [size] as const))) ?? [];
    const printed = pagesWith(13, 13, 13, 13, 13, 13);
    expect(movesPages(printed, pagesWith(13, 13, 13, 13, 13, 10))).toBe(false);
    expect(movesPages(printed, pagesWith(25, 25, 10, 10, 10, 10))).toBe(true);
    expect([movesPages(pagesWith(13, 13), printed), movesPages([], printed)]).toEqual([true, false]);
  });
});
