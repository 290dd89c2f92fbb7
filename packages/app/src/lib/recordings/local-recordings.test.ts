import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetRecording, keepRecording, localRecordings, onLocalRecordings } from './local-recordings.ts';

const recording = (studentId: string, userId = 'u1') => ({
  userId,
  assessmentId: 'a1',
  studentId,
  studentName: 'Ana',
  audio: new Blob(['RIFF']),
  name: 'leitura.wav',
  keptAt: 1,
});

afterEach(() => vi.restoreAllMocks());

it('keeps again after a store that did not open once', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await keepRecording(recording('ana', 'u0'))).toBe(false);
  expect(await keepRecording(recording('ana', 'u0'))).toBe(true);
  expect(open).toHaveBeenCalledTimes(2);
});

it('has none where it could not read, which is not an empty list', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  expect(await localRecordings('u0')).toBeNull();
  vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementationOnce(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  expect(await localRecordings('u0', 'a2')).toBeNull();
  expect(await localRecordings('u0', 'a2')).toEqual([]);
});

it('tells of what it could not forget, and rejects not', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('gone', 'InvalidStateError');
  });
  let messages = 0;
  const stop = onLocalRecordings(() => messages++);
  await forgetRecording('u0', 'a1', 'ana');
  expect(messages).toBe(1);
  stop();
});

it('keeps one recording a pupil, for the person who made it alone, until it is forgotten', async () => {
  expect(await keepRecording(recording('ana'))).toBe(true);
  await keepRecording({ ...recording('ana'), name: 'outra.wav' });
  await keepRecording(recording('caio'));
  await keepRecording(recording('ana', 'u2'));
  expect((await localRecordings('u1', 'a1'))?.map(({ name }) => name)).toEqual(['outra.wav', 'leitura.wav']);
  await forgetRecording('u1', 'a1', 'ana');
  expect((await localRecordings('u1', 'a1'))?.map(({ studentId }) => studentId)).toEqual(['caio']);
  expect(await localRecordings('u2', 'a1')).toHaveLength(1);
});

it('counts up what a person keeps of all assessments, and tells when that changes', async () => {
  let messages = 0;
  const stop = onLocalRecordings(() => messages++);
  await keepRecording({ ...recording('ana', 'u3'), assessmentId: 'a2' });
  await keepRecording(recording('ana', 'u3'));
  await keepRecording(recording('ana', 'u30'));
  expect((await localRecordings('u3'))?.map(({ assessmentId }) => assessmentId)).toEqual(['a1', 'a2']);
  await forgetRecording('u3', 'a2', 'ana');
  expect(await localRecordings('u3')).toHaveLength(1);
  expect(messages).toBe(4);
  stop();
  await forgetRecording('u3', 'a1', 'ana');
  expect(messages).toBe(4);
});
