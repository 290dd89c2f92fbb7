import { fileURLToPath } from 'node:url';
import { answersIn } from '@caderneta/contract';
import { expect, test } from 'vitest';
import { decodeImage } from '../node/decode-image.ts';
import { asSheetReading } from './as-sheet-reading.ts';
import { proposePlacedModel } from './propose-model.ts';
import { readSheetWithModel } from './read-with-model.ts';
import type { SheetModel } from './sheet-model.ts';
import { straightPicture } from './straight-picture.ts';

const fixtures = fileURLToPath(new URL('../../../../fixtures/omr-models/', import.meta.url));
const photoOf = async (name: string) => {
  const decoded = await decodeImage(fixtures + name);
  if (!decoded.ok) throw new Error(name);
  return decoded.photo;
};

const scan = await photoOf('sample5__ScanBatch1__camscanner-1.jpg');
const proposed = proposePlacedModel(scan);
if (!proposed) throw new Error('no model');
/** The four groups of letters, and the roll's digits. */
const model: SheetModel = {
  ...proposed.model,
  groups: proposed.model.groups.map((group) => ({
    ...group,
    use: group.kind === 'questions' || group.number === 1,
    name: group.number === 1 ? 'Roll' : group.name,
  })),
};

test("a sheet read with its model is read by a key's areas; a key that asks less leaves the rest out", () => {
  const read = readSheetWithModel(scan, model);
  if (!read.ok) throw new Error(read.message);
  const whole = asSheetReading(read, model, [5, 4, 4, 4]);
  expect(whole.answers.map(({ questions }) => questions.length)).toEqual([5, 4, 4, 4]);
  expect(whole.digits).toMatchObject([{ name: 'Roll', value: expect.stringMatching(/^[\d?]{9}$/) }]);
  const less = asSheetReading(read, model, [3, 4, 4, 4]);
  expect(answersIn(less.answers).map(({ letters }) => letters)).toEqual(
    answersIn(whole.answers).flatMap(({ letters, group, question }) => (group === 0 && question > 3 ? [] : [letters])),
  );
  expect(less.bubbles.filter(({ group }) => group === 0)).toHaveLength(12);
});

test('a group that says the version is read as a letter, apart from the questions', () => {
  const [first, ...rest] = model.groups.filter(({ kind }) => kind === 'questions');
  if (!first) throw new Error('no group');
  const version = { ...first, kind: 'version' as const, name: 'Tipo', lines: first.lines.slice(0, 1), rows: 1 };
  const read = readSheetWithModel(scan, { ...model, groups: [version, ...rest] });
  if (!read.ok) throw new Error(read.message);
  expect(read.answers).toHaveLength(3);
  expect(read.versions).toMatchObject([{ name: 'Tipo', state: 'marked', value: expect.stringMatching(/^[A-D]$/) }]);
});

test("a model's picture shows each bubble where the model has it", () => {
  const picture = straightPicture(scan, proposed);
  const scale = picture.width / model.width;
  expect(Math.max(picture.width, picture.height)).toBe(1600);
  const read = readSheetWithModel(picture, model);
  if (!read.ok) throw new Error(read.message);
  const spots = model.groups
    .filter(({ kind, use }) => use && kind === 'questions')
    .flatMap(({ lines }) => lines.flat());
  for (const [at, spot] of spots.entries()) {
    const bubble = read.bubbles[at];
    expect(Math.hypot((bubble?.x ?? 0) - spot.x * scale, (bubble?.y ?? 0) - spot.y * scale)).toBeLessThan(6);
  }
});
