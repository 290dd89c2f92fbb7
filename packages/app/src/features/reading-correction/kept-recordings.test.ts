import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { forgetRecording, keepRecording, keptRecordings } from './kept-recordings.ts';

const recording = (studentId: string, userId = 'u1') => ({
  userId,
  assessmentId: 'a1',
  studentId,
  studentName: 'Ana',
  audio: new Blob(['RIFF']),
  name: 'leitura.wav',
  keptAt: 1,
});

it('keeps one recording a pupil, for the person who made it alone, until it is forgotten', async () => {
  expect(await keepRecording(recording('ana'))).toBe(true);
  await keepRecording({ ...recording('ana'), name: 'outra.wav' });
  await keepRecording(recording('caio'));
  await keepRecording(recording('ana', 'u2'));
  expect((await keptRecordings('u1', 'a1')).map(({ name }) => name)).toEqual(['outra.wav', 'leitura.wav']);
  await forgetRecording('u1', 'a1', 'ana');
  expect((await keptRecordings('u1', 'a1')).map(({ studentId }) => studentId)).toEqual(['caio']);
  expect(await keptRecordings('u2', 'a1')).toHaveLength(1);
});
