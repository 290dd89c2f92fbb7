import type { AnswerKey, Assessment, SavedKey } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { sheetPages } from './sheet-pages.ts';

const assessment = {
  title: 'Prova',
  sheet_code: 'AV1',
  key_shape: [3],
  has_version_b: true,
  institution: { name: 'Escola', municipality_name: 'Cidade' },
} as unknown as Assessment;
const saved = (key: AnswerKey, version_b: SavedKey['version_b'] = null): SavedKey => ({
  ...{ key, annulled: [], version: 1, version_b },
});
const pagesOf = (key: AnswerKey, version_b?: SavedKey['version_b']) => {
  const [a, b] = sheetPages(assessment, saved(key, version_b), null, 'both');
  return { a, b };
};

it('a key of one letter a question changes nothing on paper', () => {
  const { a } = pagesOf([{ '1': 'a', '2': 'b', '3': 'c' }]);
  for (const part of ['labelled', 'letters', 'takesSeveral']) expect(a).not.toHaveProperty(part);
});

it('each version has its statements and its teacher’s rows where it asks them', () => {
  const key: AnswerKey = [
    { '1': { kind: 'open', scale: 'halves' }, '2': { kind: 'true-false', right: true }, '3': 'a' },
  ];
  const turned: AnswerKey = [{ '1': 'a', '2': key[0]?.['1'] ?? 'a', '3': key[0]?.['2'] ?? 'a' }];
  const { a, b } = pagesOf(key, { order: null, key: turned, annulled: [] });
  expect(a?.labelled).toEqual([
    { group: 0, question: 1, labels: ['0', '½', '1'], isTeachers: true },
    { group: 0, question: 2, labels: ['V', 'F'], isTeachers: false },
  ]);
  expect(b?.labelled?.map(({ question }) => question)).toEqual([2, 3]);
  expect([a?.letters, b?.letters]).toEqual([undefined, undefined]);
});

it('numbers go to the sheet’s grids in the order of each version', () => {
  const number = (value: number) => ({ kind: 'numeric', value, tolerance: 0 }) as const;
  const { a, b } = pagesOf([{ '1': number(1), '2': 'a', '3': number(3) }], {
    order: null,
    key: [{ '1': 'a', '2': number(3), '3': number(1) }],
    annulled: [],
  });
  const gridsOf = (page: typeof a) => page?.labelled?.map(({ question, labels, grid }) => [question, labels, grid]);
  expect(gridsOf(a)).toEqual([
    [1, [], 1],
    [3, [], 2],
  ]);
  expect(gridsOf(b)).toEqual([
    [2, [], 1],
    [3, [], 2],
  ]);
});

it('where one version has a row of five boxes, the letters of both end at D', () => {
  const plain: AnswerKey = [{ '1': 'a', '2': 'b', '3': 'c' }];
  const five: AnswerKey = [{ '1': { kind: 'open', scale: 'up-to-4' }, '2': 'b', '3': 'c' }];
  const { a, b } = pagesOf(plain, { order: null, key: five, annulled: [] });
  expect([a?.letters, b?.letters]).toEqual([4, 4]);
  expect(pagesOf([{ ...five[0], '3': 'e' }]).a?.letters).toBeUndefined();
});

it('a key of two pages gives each pupil both, with their part of the key and a code of their own', () => {
  const column = (first: AnswerKey[number][string] = 'a') => ({ '1': first, '2': 'b' as const });
  const number = { kind: 'numeric', value: 7, tolerance: 0 } as const;
  const key: AnswerKey = [column(), column(), column(), column(number), column(), column()];
  const pupils = ['Ana', 'Bia'].map((name, at) => ({ id: String(at), name, matricula: `10${at}` }));
  const pages = sheetPages({ ...assessment, class: { grade: '9', section: 'A' } } as Assessment, saved(key), pupils);
  expect(pages.map(({ studentName, position, identity }) => [studentName, position?.number, identity])).toEqual([
    ['Ana', 1, 'AV1-100~1P'],
    ['Ana', 2, 'AV1-100~2P'],
    ['Bia', 1, 'AV1-101~1P'],
    ['Bia', 2, 'AV1-101~2P'],
  ]);
  expect(pages[1]?.position?.columnsBefore).toEqual([2, 2, 2]);
  expect(pages.map(({ labelled }) => labelled)).toEqual([
    undefined,
    [{ group: 0, question: 1, labels: [], isTeachers: false, grid: 1 }],
    undefined,
    [{ group: 0, question: 1, labels: [], isTeachers: false, grid: 1 }],
  ]);
  const blank = sheetPages({ ...assessment, has_version_b: false }, saved(key), null);
  expect(blank.map(({ identity }) => identity)).toEqual(['AV1~1P', 'AV1~2P']);
});
