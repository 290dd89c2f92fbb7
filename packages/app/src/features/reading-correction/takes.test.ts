import { type ReadingDetails, readingCriteria, unjudgedReading } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { hasUnsaved, type Take, type Takes, takesAfter } from './takes.ts';

const take = (name: string): Take => ({
  audio: new Blob([name]),
  name,
  url: null,
  peaks: [],
  seconds: 5,
  pauses: [],
  speech: { startSeconds: 0, endSeconds: 5 },
  clippedPercent: 0,
  format: 'wav',
  evaluation: null,
  isSaved: false,
  isStored: false,
});
const evaluation = {
  overall_score: 8,
  ...Object.fromEntries(readingCriteria.map((name) => [name, { score: 8, feedback: '' }])),
  suggestions: [],
} as unknown as ReadingDetails;

it('an evaluation that comes after the recording was made anew is not shown for the new one', () => {
  const first = take('1');
  const again = takesAfter({ ana: first }, { type: 'made', student: 'ana', take: take('2') });
  expect(takesAfter(again, { type: 'analysed', student: 'ana', audio: first.audio, evaluation })).toBe(again);
});

it('each pupil has their own; removing one leaves the others', () => {
  const takes: Takes = { ana: take('1'), caio: take('2') };
  expect(Object.keys(takesAfter(takes, { type: 'removed', student: 'ana' }))).toEqual(['caio']);
});

it('what was neither saved nor kept would be lost', () => {
  const made: Takes = { ana: take('1') };
  expect(hasUnsaved({})).toBe(false);
  expect(hasUnsaved(made)).toBe(true);
  expect(hasUnsaved(takesAfter(made, { type: 'kept', student: 'ana' }))).toBe(false);
  const { audio } = made.ana as Take;
  const judged = takesAfter(made, { type: 'analysed', student: 'ana', audio, evaluation });
  expect(hasUnsaved(judged)).toBe(true);
  expect(hasUnsaved(takesAfter(judged, { type: 'saved', student: 'ana', shown: evaluation, evaluation }))).toBe(false);
});

it('a reading that was marked and saved without an analysis may have one later, which keeps the marks', () => {
  const ear_marks = { words: ['read' as const], started_s: 0, ended_s: 1 };
  const made: Takes = { ana: take('1') };
  const { audio } = made.ana as Take;
  const marked = { ...unjudgedReading(''), ear_marks };
  const saved = takesAfter(made, { type: 'saved', student: 'ana', shown: null, evaluation: marked });
  expect(saved.ana).toMatchObject({ isSaved: true, evaluation: marked });
  const analysed = takesAfter(saved, { type: 'analysed', student: 'ana', audio, evaluation });
  expect(analysed.ana).toMatchObject({ isSaved: false, evaluation: { overall_score: 8, ear_marks } });
});

it('a recording that was kept waits until it is analysed or its analysis is saved', () => {
  const made: Takes = { ana: take('1') };
  const { audio } = made.ana as Take;
  const shown = takesAfter(made, { type: 'analysed', student: 'ana', audio, evaluation });
  const stored = takesAfter(shown, { type: 'kept', student: 'ana' });
  expect(stored.ana?.isStored).toBe(true);
  expect(takesAfter(stored, { type: 'saved', student: 'ana', shown: evaluation, evaluation }).ana?.isStored).toBe(
    false,
  );
  expect(takesAfter(stored, { type: 'analysed', student: 'ana', audio, evaluation }).ana?.isStored).toBe(false);

  const unheard = takesAfter(made, { type: 'kept', student: 'ana' });
  const marked = { ...unjudgedReading(''), ear_marks: { words: ['read' as const], started_s: 0, ended_s: 1 } };
  const saved = takesAfter(unheard, { type: 'saved', student: 'ana', shown: null, evaluation: marked });
  expect(saved.ana).toMatchObject({ isSaved: true, isStored: true });
});
