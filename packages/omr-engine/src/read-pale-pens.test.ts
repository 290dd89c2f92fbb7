import { expect, it } from 'vitest';
import { judgeField } from '../bench/field-score.ts';
import { fieldPhoto, take } from '../bench/photo-store.ts';
import { testPhotos } from '../bench/testing/stored-photos.ts';
import type { FieldSetName } from '../field-kit/index.ts';
import { readSheet } from './index.ts';

it.each<[string, FieldSetName]>([
  ['a yellow marker', 'marker-yellow'],
  ['a pencil a tenth darker than the paper', 'graphite-10'],
  ['circles around the bubbles', 'circled'],
])(
  'reads a sheet answered by %s',
  async (_, set) => {
    const { photo, known: truth } = await take(fieldPhoto(set, 3_000_001), testPhotos);
    const reading = readSheet(photo, truth.sheet);
    if (!reading.ok) throw new Error(reading.code);
    const clear = truth.questions.filter(({ answer }) => answer !== 'doubtful');
    const verdicts = clear.map((question) =>
      judgeField(reading.answers[question.group]!.questions[question.question - 1], question),
    );
    expect(verdicts.filter((verdict) => verdict === 'silentlyBlank' || verdict === 'silentlyWrong')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === 'right').length).toBeGreaterThanOrEqual(0.8 * clear.length);
  },
  60_000,
);
