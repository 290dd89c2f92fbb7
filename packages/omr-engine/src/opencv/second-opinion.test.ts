import { mapAnswers, type SheetAnswer } from '@caderneta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSheetPhoto, type SheetPhoto } from '../../test-kit/index.ts';
import {
  layOutLegacySheet,
  layOutSheet,
  type Photo,
  type PlacedBubble,
  readSheet,
  type SheetLayout,
  type SheetReading,
} from '../index.ts';
import { loadSecondAttempt } from '../node/load-second-attempt.ts';
import { readSheetFile } from '../node/read-sheet-file.ts';
import type { SecondAttempt } from '../second-attempt.ts';
import { withSecondOpinion } from '../with-second-opinion.ts';
import { liveHandles } from './mat-scope.ts';
import { withoutOpenCv } from './second-attempt.ts';

const spec = { groups: [10, 10], options: 4 };
const must = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};

/** A photo that was read, and its first reading. */
interface Read {
  readonly made: SheetPhoto;
  readonly photo: Photo;
  readonly reading: SheetReading;
}

let second: SecondAttempt;
const read: Read[] = [];

beforeAll(async () => {
  second = await loadSecondAttempt();
  if (second === withoutOpenCv) throw new Error('OpenCV did not start');
  const layouts = [must(layOutSheet(spec)), must(layOutLegacySheet(spec, { bubbleMm: 6 }))];
  for (const [seed, layout] of layouts.entries()) {
    const made = await makeSheetPhoto({ layout, seed: 41 + seed, level: 'hard' });
    const photo = { width: made.width, height: made.height, pixels: made.rgba };
    const reading = readSheet(photo, spec);
    if (!reading.ok) throw new Error(reading.code);
    read.push({ made, photo, reading });
  }
}, 60_000);

type Misread = (answer: SheetAnswer) => SheetAnswer | null;
const next = (letter: string): string => 'ABCD'['ABCD'.indexOf(letter) + 1] ?? 'A';

describe('the second opinion', () => {
  it('agrees with right answers of both kinds of sheet, and leaves everything else as it was', () => {
    for (const { photo, reading } of read) {
      const seen = withSecondOpinion(reading, photo, spec, second);
      expect(seen).toEqual({ ...reading, secondOpinion: 'agreed' });
    }
    expect(liveHandles()).toBe(0);
  });

  it.each<[string, Misread]>([
    ['a mark taken for blank', (own) => (own.state === 'marked' ? { ...own, state: 'blank', letters: '' } : null)],
    [
      'another option than the marked one',
      (own) => (own.state === 'marked' ? { ...own, letters: next(own.letters) } : null),
    ],
    ['a mark that is not there', (own) => (own.state === 'blank' ? { ...own, state: 'marked', letters: 'C' } : null)],
    [
      'one of two marks',
      (own) => (own.state === 'multiple' ? { ...own, state: 'marked', letters: own.letters[0]! } : null),
    ],
    [
      'a second mark that is not there',
      (own) =>
        own.state === 'marked'
          ? { ...own, state: 'multiple', letters: [own.letters, next(own.letters)].sort().join('') }
          : null,
    ],
  ])('catches %s in every clear question', (_, misread) => {
    let planted = 0;
    for (const { made, photo, reading } of read) {
      const doubtful = new Set(made.truth.filter((one) => one.doubtful).map((one) => `${one.group}.${one.question}`));
      const isPlanted = (group: number, answer: SheetAnswer) =>
        !doubtful.has(`${group}.${answer.question}`) && misread(answer) !== null;
      const answers = mapAnswers(reading.answers, (answer, group) =>
        isPlanted(group, answer) ? misread(answer)! : answer,
      );
      const seen = withSecondOpinion({ ...reading, answers }, photo, spec, second);
      if (!seen.ok) throw new Error(seen.code);
      for (const { group, questions } of reading.answers) {
        for (const [at, answer] of questions.entries()) {
          const said = seen.answers[group]!.questions[at]!;
          const given = answers[group]!.questions[at]!;
          if (!isPlanted(group, answer)) {
            expect(said).toEqual(answer);
            continue;
          }
          planted += 1;
          expect(said).toEqual({ ...given, state: 'uncertain', confidence: Math.min(given.confidence, 0.5) });
        }
      }
    }
    expect(planted).toBeGreaterThan(0);
  });

  it.each<[string, (bubble: PlacedBubble) => boolean, number]>([
    ['a column that the key lacks', ({ group }) => group === 0, 4],
    ['an option that the key lacks', ({ option }) => option < 3, 3],
  ])('sees %s on a sheet found by its rings', (_, isRead, options) => {
    const { photo, reading } = read[1]!;
    const bubbles = reading.bubbles.filter(isRead);
    const answers = reading.answers.slice(0, new Set(bubbles.map(({ group }) => group)).size);
    const key = { groups: answers.map(({ questions }) => questions.length), options };
    expect(withSecondOpinion({ ...reading, bubbles, answers }, photo, key, second)).toMatchObject({
      ok: false,
      code: 'layout-mismatch',
    });
  });

  it('leaves a reading alone where there is nobody to ask, and a refusal always', () => {
    const { photo, reading } = read[0]!;
    expect(withSecondOpinion(reading, photo, spec, null)).toBe(reading);
    expect(withSecondOpinion(reading, photo, spec, { ...second, giveOpinion: () => null })).toBe(reading);
    const failure = readSheet(
      { width: 400, height: 300, pixels: new Uint8ClampedArray(400 * 300 * 4).fill(230) },
      spec,
    );
    expect(withSecondOpinion(failure, photo, spec, second)).toBe(failure);
  });

  it('is asked for an upload, not for a frame of the stream', async () => {
    const { jpeg } = read[1]!.made;
    expect(await readSheetFile(jpeg, spec, { mode: 'upload' })).toMatchObject({ ok: true, secondOpinion: 'agreed' });
    expect(await readSheetFile(jpeg, spec, { mode: 'stream' })).toMatchObject({ ok: true, secondOpinion: 'none' });
  });
});
