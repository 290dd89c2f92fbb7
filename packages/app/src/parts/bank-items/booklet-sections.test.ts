import type { Booklet } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { bookletSection, versionsOf } from './booklet-sections.ts';

const assessment = {
  title: 'Prova do banco',
  class: { id: 't', grade: '5º Ano', section: 'B', academic_year: 2026 },
} as const;
const question = (group: number, number: number) => ({
  ...{ group, question: number, statement: `${group}/${number}`, options: ['um', 'dois'], picture: null },
});
const booklet: Booklet = {
  questions: [question(0, 1), question(0, 2), question(1, 1)],
  order: [
    [
      { group: 0, question: 2 },
      { group: 0, question: 1 },
    ],
    [{ group: 1, question: 1 }],
  ],
};
const printed = (version: 'A' | 'B', of: Booklet = booklet) =>
  bookletSection(assessment, of, version, new Map()).blocks.flatMap((block) =>
    block.kind === 'question' ? [`${block.number} ${block.statement}`] : block.kind === 'text' ? [block.text] : [],
  );

test('each version is printed in the order and by the numbers of its sheet, column by column', () => {
  expect(printed('A').slice(1)).toEqual(['Coluna 1', '1 0/1', '2 0/2', 'Coluna 2', '1 1/1']);
  expect(printed('B').slice(1)).toEqual(['Coluna 1', '1 0/2', '2 0/1', 'Coluna 2', '1 1/1']);
  expect(bookletSection(assessment, booklet, 'B', new Map()).shown).toBe('5º Ano B · Versão B');
});

test('of one column and one version neither is named', () => {
  const plain: Booklet = { questions: [question(0, 1)], order: null };
  expect(versionsOf(plain)).toEqual(['A']);
  expect(printed('A', plain).slice(1)).toEqual(['1 0/1']);
  expect(bookletSection(assessment, plain, 'A', new Map()).shown).toBe('5º Ano B');
});

test('options have their letters, and a picture is the one that was fetched for it', () => {
  const attachment = { id: 'f', name: 'x.png', size: 1, type: 'image/png', url: '/x' };
  const picture = { bytes: Uint8Array.of(1), width: 4, height: 3 };
  const of: Booklet = { questions: [{ ...question(0, 1), picture: attachment }], order: null };
  const [, block] = bookletSection(assessment, of, 'A', new Map([['f', picture]])).blocks;
  expect(block).toMatchObject({
    options: [
      ['A', 'um'],
      ['B', 'dois'],
    ],
    picture,
  });
});
