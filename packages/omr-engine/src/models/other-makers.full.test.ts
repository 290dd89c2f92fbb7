import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Photo } from '../core/reading.ts';
import { decodeImage } from '../node/decode-image.ts';
import { chooseGroups } from './choose-groups.ts';
import { proposeSheetModel } from './propose-model.ts';
import { type ModelReading, readSheetWithModel } from './read-with-model.ts';
import type { SheetModel } from './sheet-model.ts';

const folder = fileURLToPath(new URL('../../../../fixtures/omr-models/', import.meta.url));
const letssolve = fileURLToPath(new URL('../../../../fixtures/omr-photos/letssolve/', import.meta.url));
const truth: Record<string, Record<string, string>> = JSON.parse(readFileSync(`${folder}truth.json`, 'utf8'));

const upsc = 'community__UPSC-mock__scan-angles__angle-1.jpg';
const adrian = 'sample2__AdrianSample__adrian_omr.png';
const genius = ['sample4__IMG_20201116_143512.jpg', 'sample4__IMG_20201116_150717658.jpg'] as const;
const techno = ['sample5__ScanBatch1__camscanner-1.jpg', 'sample5__ScanBatch2__camscanner-2.jpg'] as const;

async function photoOf(path: string): Promise<Photo> {
  const decoded = await decodeImage(path);
  if (!decoded.ok) throw new Error(`${path}: ${decoded.code}`);
  return decoded.photo;
}

const proposals = new Map<string, SheetModel>();
async function proposed(name: string): Promise<SheetModel> {
  const known = proposals.get(name);
  if (known) return known;
  const model = proposeSheetModel(await photoOf(folder + name));
  if (!model) throw new Error(`${name}: no groups`);
  proposals.set(name, model);
  return model;
}

const groupsOf = ({ groups }: SheetModel, kind: string): string[] =>
  groups.filter((group) => group.kind === kind).map(({ rows, options }) => `${rows}x${options}`);

async function readWith(modelOf: string, groups: number[], options: number, name: string): Promise<ModelReading> {
  const model = chooseGroups(await proposed(modelOf), groups, options);
  if (!model) throw new Error(`${modelOf}: its groups do not fit`);
  const reading = readSheetWithModel(await photoOf(folder + name), model);
  if (!reading.ok) throw new Error(`${name}: ${reading.code}`);
  return reading;
}

/** Answers in the order of the model; what is left to a person ends in '?'. */
const lettersOf = ({ answers }: ModelReading): string[] =>
  answers.flatMap(({ questions }) =>
    questions.map(({ letters, state }) => letters + (state === 'uncertain' ? '?' : '')),
  );

const trueLetters = (name: string, questions: readonly number[]): string[] =>
  questions.map((question) => truth[name]![`q${question}`]!);

const from = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('a model proposed from one picture', () => {
  it.each([
    ['community__DomBrzezinski__photos__omr_survey_1.jpg', ['17x5']],
    ['community__Shamanth__omr_sheet_01.png', ['8x4']],
    ['community__samuelIkoli__waec_sample.jpeg', ['20x5', '20x5', '20x5']],
    ['community__dxuian__omrcollegesheet.jpg', ['20x4', '20x4', '20x4', '20x4', '20x4']],
    [upsc, ['40x4', '40x4', '40x4', '40x4']],
    [adrian, ['5x5']],
    [techno[0], ['5x4', '4x4', '4x4', '4x4']],
    [techno[1], ['5x4', '4x4', '4x4', '4x4']],
  ])('has the groups of questions of %s', async (name, groups) => {
    expect(groupsOf(await proposed(name), 'questions')).toEqual(groups);
  });

  it('tells digit columns from questions, with bubbles and without', async () => {
    expect(groupsOf(await proposed(upsc), 'digits')).toEqual(['10x2', '10x10']);
    expect(groupsOf(await proposed(techno[0]), 'digits')).toEqual(['10x9', '10x2', '10x2', '10x2', '10x2', '10x2']);
  });

  it('takes columns that stand a little apart for groups of their own', async () => {
    const model = await proposed(genius[0]);
    const [questions] = model.groups.filter(({ rows }) => rows === 11);
    expect(questions).toMatchObject({ options: 4, direction: 'horizontal', kind: 'questions' });
  });
});

describe('a sheet of another maker, read with its model', () => {
  it('of 160 questions has every answer', async () => {
    const reading = await readWith(upsc, [40, 40, 40, 40], 4, upsc);
    expect(lettersOf(reading).slice(0, 100)).toEqual(trueLetters(upsc, from(1, 100)));
    expect(reading.digits.map(({ state }) => state)).toEqual(['blank', 'blank']);
  });

  it('of five questions has every answer', async () => {
    expect(lettersOf(await readWith(adrian, [5], 5, adrian))).toEqual(trueLetters(adrian, from(1, 5)));
  });

  it.each([
    [genius[0], genius[1]],
    [genius[1], genius[0]],
  ])('is read from another photo than %s, with a double mark', async (model, name) => {
    expect(lettersOf(await readWith(model, [11], 4, name))).toEqual(trueLetters(name, from(1, 11)));
  });

  it.each([
    [techno[0], techno[1]],
    [techno[1], techno[0]],
  ])('of letters and digits without bubbles is read with the model of %s', async (model, name) => {
    const reading = await readWith(model, [5, 4, 4, 4], 4, name);
    const questions = [...from(1, 5), ...from(11, 14), ...from(19, 22), ...from(15, 18)];
    expect(lettersOf(reading)).toEqual(trueLetters(name, questions));
    const [roll, ...numbers] = reading.digits;
    // The column before the roll number's digits has two letters and is no part of the proposal.
    expect(`E${roll!.value}`).toBe(truth[name]!.Roll);
    expect(numbers.map(({ value }) => value)).toEqual(trueLetters(name, from(6, 10)));
  });
});

describe('photos of one sheet by phones', () => {
  interface Truth {
    readonly file: string;
    readonly answers: Record<string, string>;
  }
  const { photos } = JSON.parse(readFileSync(`${letssolve}truth.json`, 'utf8')) as { photos: Truth[] };
  let model: SheetModel;
  beforeAll(async () => {
    const seen = proposeSheetModel(await photoOf(`${letssolve}${photos[0]!.file}`));
    model = chooseGroups(seen!, [10, 10], 5)!;
  });

  it.each(photos)('reads $file with the model of another, nothing silently wrong', async ({ file, answers }) => {
    const reading = readSheetWithModel(await photoOf(letssolve + file), model);
    if (!reading.ok) throw new Error(reading.code);
    const letters = lettersOf(reading);
    const wrong = letters.filter((letter, at) => !letter.endsWith('?') && letter !== answers[String(at + 1)]);
    expect(wrong).toEqual([]);
    expect(letters.filter((letter) => letter.endsWith('?')).length).toBeLessThanOrEqual(3);
  });
});
