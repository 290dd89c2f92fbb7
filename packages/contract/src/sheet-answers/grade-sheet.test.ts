import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annulledInOrder, keyInOrder, keyOfVersion, positionInA } from '../assessments/key-versions.rules.ts';
import { questionId } from '../omr/omr.rules.ts';
import type { AnswerKey, QuestionRef } from '../omr/omr.schema.ts';
import { optionLetters } from '../omr/option-letters.ts';
import type { QuestionRule } from '../omr/question-rule.schema.ts';
import { openBoxes } from '../omr/question-rule-kinds.ts';
import { gradeSheet, sheetScore } from './grade-sheet.ts';
import {
  answersIn,
  decidedAnswer,
  hasFaintMarks,
  isAlmostBlank,
  isOpen,
  isSameSheet,
  isUnmarked,
  mapAnswers,
  pupilsAnswers,
} from './sheet-answers.ts';
import { anyKey, anyRefs, anyRuleKey, anySheet, keyFrom, sheetFrom } from './sheet-samples.ts';

const sheet = (columns: readonly string[], key: readonly string[], annulled: readonly QuestionRef[] = []) =>
  gradeSheet(sheetFrom(...columns), { key: keyFrom(...key), annulled });
const grade = (...of: Parameters<typeof sheet>) => sheet(...of).grade;

describe('one clear mark', () => {
  it('is right where it is the key’s letter', () => {
    const { grade: given, answers } = sheet(['ABD', 'C'], ['abc', 'c']);
    expect(given).toEqual({ hits: 3, total: 4, score: 75 });
    expect(answersIn(answers).map(({ rule, isRight }) => [rule, isRight])).toEqual([
      ['a', true],
      ['b', true],
      ['c', false],
      ['c', true],
    ]);
  });

  it.each(['-', '?', '*', '2'])('is none where the sheet says %s', (sign) => {
    expect(grade([sign], ['b']).hits).toBe(0);
    expect(grade([sign], ['c']).hits).toBe(0);
  });

  it('is none either where a person saw nothing, or really two', () => {
    const decide = (decision: 'B' | 'BLANK' | 'DOUBLE') => {
      const decided = mapAnswers(sheetFrom('*'), (answer) => decidedAnswer(answer, decision));
      const graded = gradeSheet(decided, { key: keyFrom('b'), annulled: [] });
      return [graded.grade.hits, decided[0]?.questions[0]];
    };
    const sure = { question: 1, confidence: 1 };
    expect(decide('B')).toEqual([1, { ...sure, state: 'marked', letters: 'B' }]);
    expect(decide('BLANK')).toEqual([0, { ...sure, state: 'blank', letters: '' }]);
    expect(decide('DOUBLE')).toEqual([0, { ...sure, state: 'blank', letters: 'BC' }]);
    expect(answersIn(sheetFrom('AB-?*2')).map(isOpen)).toEqual([false, false, false, true, true, false]);
  });
});

describe('an all but blank sheet', () => {
  it.each([
    ['-'.repeat(10), true],
    [`${'-'.repeat(9)}A`, true],
    [`${'-'.repeat(8)}AB`, false],
    // A double mark that a person confirmed is an answer.
    [`${'-'.repeat(8)}A2`, false],
    ['', false],
  ])('has nine in ten questions or more without an answer: %s', (marks, expected) => {
    expect(isAlmostBlank(sheetFrom(marks))).toBe(expected);
  });

  it('counts them over all its columns', () => {
    expect(
      [
        ['-----', '----A'],
        ['----A', '----A'],
      ].map((columns) => isAlmostBlank(sheetFrom(...columns))),
    ).toEqual([...[true, false]]);
  });
});

it.each([
  ['AB-', 'AB-', true],
  ['A?*', 'ABC', true],
  ['A?*', 'A?*', true],
  ['AB-', 'AC-', false],
  ['AB-', 'AB', false],
  ['AB', 'AB-', false],
])('%s and %s are one sheet’s: %s', (before, after, expected) => {
  expect(isSameSheet(sheetFrom(before), sheetFrom(after))).toBe(expected);
});

it('a sheet without any mark has neither a letter nor a doubt', () => {
  expect(['---', '--A', '--?', '--*', '--2'].map((marks) => isUnmarked(sheetFrom(marks)))).toEqual([
    ...[true, false, false, false, false],
  ]);
});

it('faint marks are ink that gave no letter', () => {
  expect(['AB-', 'A*-', 'A?-'].map((marks) => hasFaintMarks(sheetFrom(marks)))).toEqual([false, false, true]);
});

describe('the key', () => {
  it('says how many questions there are: what is missing is wrong, what it does not ask counts for nothing', () => {
    expect(grade(['A'], ['ab', 'c'])).toMatchObject({ hits: 1, total: 3 });
    expect(grade(['ABCD', 'C', 'A'], ['ab', 'c'])).toMatchObject({ hits: 3, total: 3 });
    expect(answersIn(sheet(['AB'], ['a']).answers)[1]).toMatchObject({ rule: null, share: 0, isRight: false });
    expect(grade(['A'], [])).toMatchObject({ hits: 0, total: 0, score: 0 });
  });

  it('is asked once a question: of several answers the first holds', () => {
    const [first, second] = [...sheetFrom('A'), ...sheetFrom('B')];
    const twice = [{ group: 0, questions: [...(first?.questions ?? []), ...(second?.questions ?? [])] }];
    expect(gradeSheet(twice, { key: keyFrom('a'), annulled: [] }).grade).toMatchObject({ hits: 1, total: 1 });
    expect(gradeSheet(twice, { key: keyFrom('b'), annulled: [] }).grade).toMatchObject({ hits: 0, total: 1 });
  });

  it('gives for what is annulled, whatever is marked there and where nothing is', () => {
    const annulled = [
      { group: 0, question: 2 },
      { group: 1, question: 1 },
      { group: 3, question: 9 },
    ];
    expect(grade(['A*'], ['ab', 'c'], annulled)).toMatchObject({ hits: 3, total: 3, score: 100 });
    expect(grade(['BD', 'A'], ['ab', 'c'], annulled).hits).toBe(2);
  });
});

/** The rule said once more, as simply as it can be. */
function plainHits(columns: readonly string[], key: readonly string[], annulled: readonly QuestionRef[]): number {
  const free = new Set(annulled.map(questionId));
  return key
    .flatMap((column, group) =>
      [...column].map(
        (letter, at) =>
          free.has(questionId({ group, question: at + 1 })) || columns[group]?.[at]?.toLowerCase() === letter,
      ),
    )
    .filter(Boolean).length;
}

it('of any sheet hits are the questions whose one mark is the key’s letter, and those that are annulled', () => {
  fc.assert(
    fc.property(anySheet, anyKey, anyRefs, (columns, key, annulled) => {
      const { grade: given, answers } = sheet(columns, key, annulled);
      const total = key.join('').length;
      expect([given.hits, given.total]).toEqual([plainHits(columns, key, annulled), total]);
      // In whole numbers, half a hundredth goes up.
      expect(given.score).toBe(Math.floor((given.hits * 20_000 + total) / (2 * total)) / 100);
      expect(answersIn(answers)).toMatchObject(answersIn(sheetFrom(...columns)));
    }),
  );
});

it('a sheet of version B that asks the same questions in another order comes to the same as one of version A', () => {
  const cases = anyKey.chain((key) => {
    const refs = key.flatMap((column, group) => [...column].map((_, at) => ({ group, question: at + 1 })));
    return fc.record({
      key: fc.constant(key),
      shuffled: fc.shuffledSubarray(refs, { minLength: refs.length }),
      marks: fc.tuple(
        ...key.map(({ length }) =>
          fc.string({ unit: fc.constantFrom(...'ABCDE-?*'), minLength: length, maxLength: length }),
        ),
      ),
      annulled: fc.subarray(refs),
    });
  });
  fc.assert(
    fc.property(cases, ({ key: columns, shuffled, marks, annulled }) => {
      const key = keyFrom(...columns);
      let next = 0;
      const order = columns.map((column) => [...column].map(() => shuffled[next++] ?? { group: 0, question: 1 }));
      const saved = {
        ...{ key, annulled, version: 1 },
        version_b: { key: keyInOrder(key, order), annulled: annulledInOrder(annulled, order), order },
      };
      const ofA = sheetFrom(...marks);
      const signOf = (ref: QuestionRef | null) => (ref && marks[ref.group]?.[ref.question - 1]) ?? '';
      const ofB = sheetFrom(
        ...columns.map((column, group) =>
          [...column].map((_, at) => signOf(positionInA(order, { group, question: at + 1 }))).join(''),
        ),
      );
      expect(gradeSheet(ofB, keyOfVersion(saved, 'B')).grade).toEqual(gradeSheet(ofA, keyOfVersion(saved, 'A')).grade);
    }),
  );
});

describe('rules beside one letter', () => {
  const several: QuestionRule = { kind: 'several', letters: ['b', 'c'], grading: 'partial' };
  const keyOf = (...rules: QuestionRule[]): AnswerKey => [
    Object.fromEntries(rules.map((rule, at) => [String(at + 1), rule])),
  ];
  const graded = (marks: string, ...rules: QuestionRule[]) =>
    gradeSheet(sheetFrom(marks), { key: keyOf(...rules), annulled: [] });

  it('two marks are an answer where several may be right, and wait for a person where one is', () => {
    const states = (...rules: QuestionRule[]) => answersIn(graded('**', ...rules).answers).map(({ state }) => state);
    expect(states(several, 'b')).toEqual(['marked', 'multiple']);
    expect(states({ kind: 'alternatives', points: { b: 1, c: 0.5 } }, { kind: 'true-false', right: true })).toEqual([
      'multiple',
      'multiple',
    ]);
    expect(graded('**', several, 'b').grade).toEqual({ hits: 1, total: 2, score: 50 });
  });

  it('what a person confirmed as double is the answer once the key takes several, and waits again where it was taken for one', () => {
    expect(graded('2', several).grade.hits).toBe(1);
    expect(graded('2', 'b').grade.hits).toBe(0);
    const asSeveral = graded('*', several).answers;
    const [again] = answersIn(gradeSheet(asSeveral, { key: keyOf('b'), annulled: [] }).answers);
    expect(again).toMatchObject({ state: 'multiple', share: 0 });
  });

  it('parts of points add up, and the score is of their sum before it is rounded', () => {
    const third: QuestionRule = { kind: 'several', letters: ['a', 'b', 'c'], grading: 'partial' };
    expect(graded('AAAD', third, third, third, third).grade).toEqual({ hits: 1, total: 4, score: 25 });
    expect(graded('AA', third, third).grade).toEqual({ hits: 0.67, total: 2, score: 33.33 });
    const half: QuestionRule = { kind: 'alternatives', points: { a: 1, c: 0.5 } };
    expect(graded('ACDV', half, half, half, { kind: 'true-false', right: true }).grade.hits).toBe(1.5);
    expect(answersIn(graded('ACB', half, half, half).answers).map(({ share, isRight }) => [share, isRight])).toEqual([
      [1, true],
      [0.5, false],
      [0, false],
    ]);
  });

  it('points lie between none and one a question, annulled questions have the whole of it, and the order of letters is nothing', () => {
    fc.assert(
      fc.property(anySheet, anyRuleKey, anyRefs, (columns, key, annulled) => {
        const answers = sheetFrom(...columns);
        const { grade: given, answers: shown } = gradeSheet(answers, { key, annulled });
        expect(given.hits).toBeGreaterThanOrEqual(0);
        expect(given.hits).toBeLessThanOrEqual(given.total);
        expect(given.score).toBeLessThanOrEqual(100);
        for (const { group, question, share, rule } of answersIn(shown)) {
          const isOut = annulled.some((ref) => questionId(ref) === questionId({ group, question }));
          if (rule !== null && isOut) expect(share).toBe(1);
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        const turned = mapAnswers(answers, (answer) => ({
          ...answer,
          letters: [...answer.letters].reverse().join(''),
        }));
        const turnedKey = key.map((group) =>
          Object.fromEntries(
            Object.entries(group).map(([at, rule]): [string, QuestionRule] =>
              typeof rule !== 'string' && rule.kind === 'several'
                ? [at, { ...rule, letters: rule.letters.toReversed() }]
                : [at, rule],
            ),
          ),
        );
        expect(gradeSheet(turned, { key: turnedKey, annulled }).grade).toEqual(given);
      }),
    );
  });
});

describe('an open question', () => {
  const open: QuestionRule = { kind: 'open', scale: 'quarters' };
  const key: AnswerKey = [{ '1': open, '2': 'a', '3': 'a' }];
  const states = (text: string) =>
    answersIn(gradeSheet(sheetFrom(text), { key, annulled: [] }).answers).map(({ state, share }) => [state, share]);

  it('makes the part that its box says; an empty row waits, and so does a bubble without meaning', () => {
    expect(states('D')).toEqual([['marked', 0.75]]);
    expect(states('A')).toEqual([['marked', 0]]);
    expect(states('-')).toEqual([['uncertain', 0]]);
    expect(states('*')).toEqual([['multiple', 0]]);
    expect(states('2')).toEqual([['multiple', 0]]);
    const halves: AnswerKey = [{ '1': { kind: 'open', scale: 'halves' } }];
    const [beyond] = answersIn(gradeSheet(sheetFrom('D'), { key: halves, annulled: [] }).answers);
    expect([beyond?.state, beyond?.share]).toEqual(['uncertain', 0]);
  });

  it('that waits is no blank of the pupil’s, nor a faint mark', () => {
    const graded = gradeSheet(sheetFrom('-A-'), { key, annulled: [] }).answers;
    expect([hasFaintMarks(graded), hasFaintMarks(pupilsAnswers(graded, key))]).toEqual([true, false]);
    const most = [
      Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, at < 2 ? 'a' : open])),
    ] as AnswerKey;
    const waits = sheetFrom('A'.padEnd(12, '-'));
    expect([isAlmostBlank(waits), isAlmostBlank(pupilsAnswers(waits, most))]).toEqual([true, false]);
  });

  it('that was marked later is the same sheet’s', () => {
    const before = gradeSheet(sheetFrom('-AB'), { key, annulled: [] }).answers;
    expect(isSameSheet(before, sheetFrom('CAB'))).toBe(true);
    expect(isSameSheet(before, sheetFrom('CAA'))).toBe(false);
  });

  it('of any scale is worth what is marked of it, whatever else the sheet has', () => {
    fc.assert(
      fc.property(anyRuleKey, anySheet, (rules, sheet) => {
        const answers = gradeSheet(sheetFrom(...sheet), { key: rules, annulled: [] }).answers;
        for (const { rule, state, share, letters } of answersIn(answers)) {
          if (rule === null || typeof rule === 'string' || rule.kind !== 'open') continue;
          const boxes = openBoxes[rule.scale];
          const box = (optionLetters as readonly string[]).indexOf(letters);
          const isMarked = box >= 0 && box < boxes.length && state === 'marked';
          expect(share).toBe(isMarked ? box / (boxes.length - 1) : 0);
          expect(isMarked).toBe(state === 'marked');
          expect(state).not.toBe('blank');
        }
      }),
    );
  });
});

describe('sheet score', () => {
  it.each([
    [22, 26, 84.62],
    [0, 26, 0],
    [26, 26, 100],
    [1, 3, 33.33],
    [2, 3, 66.67],
    [0, 0, 0],
    [1, 16, 6.25],
    [23, 32, 71.88],
  ])('%i of %i is %d', (hits, total, expected) => {
    expect(sheetScore(hits, total)).toBe(expected);
  });

  it('grows with the hits and stays within 0 and 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100), (total, raw) => {
        const hits = raw % total;
        const score = sheetScore(hits, total);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThan(sheetScore(hits + 1, total));
        expect(sheetScore(hits + 1, total)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
