import type { Booklet } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { bookletSection, versionsOf } from './booklet-sections.ts';

const assessment = {
  title: 'Prova do banco',
  key_shape: [2, 1],
  class: { id: 't', grade: '5º Ano', section: 'B', academic_year: 2026 },
};
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
const printed = (version: 'A' | 'B', of: Booklet = booklet, numbering: 'restart' | 'continuous' = 'restart') =>
  bookletSection(assessment, of, version, new Map(), numbering).blocks.flatMap((block) =>
    block.kind === 'question'
      ? [...(block.over ? [block.over] : []), `${block.number} ${block.statement}`]
      : block.kind === 'text'
        ? [block.text]
        : [],
  );

test('each version is printed in the order and by the numbers of its sheet, column by column', () => {
  expect(printed('A').slice(1)).toEqual(['Coluna 1', '1 0/1', '2 0/2', 'Coluna 2', '1 1/1']);
  expect(printed('B').slice(1)).toEqual(['Coluna 1', '1 0/2', '2 0/1', 'Coluna 2', '1 1/1']);
});

test('its title says the version, so that a loose page of it does', () => {
  const section = bookletSection(assessment, booklet, 'B', new Map(), 'restart');
  expect([section.title, section.shown]).toEqual(['Prova do banco · Versão B', '5º Ano B']);
});

test('where the sheet counts on through its columns, so does its booklet, also past a question that is not of the bank', () => {
  expect(printed('A', booklet, 'continuous').slice(1)).toEqual(['1 0/1', '2 0/2', '3 1/1']);
  expect(printed('B', booklet, 'continuous').slice(1)).toEqual(['1 0/2', '2 0/1', '3 1/1']);
  const part = { questions: [question(0, 1), question(1, 1)], order: null };
  expect(printed('A', part, 'continuous').slice(1)).toEqual(['1 0/1', '3 1/1']);
});

test('of one column and one version neither is named', () => {
  const plain: Booklet = { questions: [question(0, 1)], order: null };
  expect(versionsOf(plain)).toEqual(['A']);
  expect(printed('A', plain).slice(1)).toEqual(['1 0/1']);
  expect(bookletSection(assessment, plain, 'A', new Map(), 'restart').title).toBe('Prova do banco');
});

test('options have their letters, and a picture is the one that was fetched for it', () => {
  const attachment = { id: 'f', name: 'x.png', size: 1, type: 'image/png', url: '/x' };
  const picture = { bytes: Uint8Array.of(1), width: 4, height: 3 };
  const of: Booklet = { questions: [{ ...question(0, 1), picture: attachment }], order: null };
  const [, block] = bookletSection(assessment, of, 'A', new Map([['f', picture]]), 'restart').blocks;
  expect(block).toMatchObject({
    options: [
      ['A', 'um'],
      ['B', 'dois'],
    ],
    picture,
  });
});
