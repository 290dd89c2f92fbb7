import { expect, test } from 'vitest';
import { ordinarily } from '../../test-kit/ordinarily.ts';
import { rollPage } from '../../test-kit/roll-pages.ts';
import { makeRollPhoto, planGivenRoll } from '../../test-kit/roll-photo.ts';
import { scoreRoll } from '../../test-kit/roll-score.ts';
import { makeSheetPhoto } from '../../test-kit/sheet-photo.ts';
import { layOutSheet } from '../sheet/lay-out-sheet.ts';
import { readRoll } from './read-roll.ts';

test('a photo says which page it is and who was away; what is in doubt comes with its picture', async () => {
  const photo = await makeRollPhoto({ page: rollPage(40, 23), seed: 3, level: 'hard' });
  const read = readRoll({ ...photo, pixels: photo.rgba });
  if (!read.ok) throw new Error(read.code);
  expect([read.pupils, read.days, read.number]).toEqual([40, 23, 4711]);
  const score = scoreRoll(read, photo.truth);
  expect(score.wrong).toBe(0);
  expect(score.asked).toBeGreaterThan(0);
  expect(score.asked).toBeLessThan(15);
  expect(read.crops).toHaveLength(score.asked);
  for (const { question, option } of read.crops) expect(read.cells[question - 1]?.[option]).toBe('uncertain');
});

test.each(
  ordinarily<[pupils: number, days: number]>(2, [
    [33, 23],
    [1, 1],
    [5, 2],
    [40, 1],
  ]),
)('%i pupils on %i days, upside down', async (pupils, days) => {
  const absent = Array.from({ length: pupils }, (_, row) =>
    Array.from({ length: days }, (_, day) => (row + day) % 9 === 1),
  );
  const request = { page: rollPage(pupils, days, 65_535), plan: planGivenRoll(absent), seed: 7, quarterTurn: 2 };
  const photo = await makeRollPhoto(request);
  const read = readRoll({ ...photo, pixels: photo.rgba });
  if (!read.ok) throw new Error(read.code);
  expect(read.number).toBe(65_535);
  expect(read.cells.map((row) => row.map((cell) => cell === 'absent'))).toEqual(absent);
});

test('an answer sheet is no roll', async () => {
  const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const page = { title: 'Prova', identity: 'AV318-20260417' };
  const photo = await makeSheetPhoto({ layout: laidOut.layout, page, seed: 5, size: 'upload' });
  const read = readRoll({ ...photo, pixels: photo.rgba });
  expect(read).toMatchObject({ ok: false, code: 'layout-mismatch' });
  expect(read.ok ? '' : read.message).toContain('folha de chamada');
});
