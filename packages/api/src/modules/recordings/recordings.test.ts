import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  assessmentEndpoints,
  recordingEndpoints as calls,
  pupilConsentEndpoints as consents,
  type ReadingDetails,
  readingTruthSchema,
  settingsEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import { readingRecordings, recordingConsents } from '../../schema/reading-recordings.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { keepHouse } from '../../server/operation/housekeeping.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import {
  markedReading,
  networkWithReadings,
  readingText,
  sound,
  termSince,
} from '../../server/testing/network-with-readings.ts';
import { send, startUndoableServer } from '../../server/testing/test-server.ts';
import { zipEntries } from '../../server/testing/zip-entries.ts';
import { demandOf } from '../reading/reading-demand.ts';
import { recordingMessages } from './recordings.messages.ts';

const server = await startUndoableServer(networkWithReadings);
afterAll(() => server.close());
afterEach(async () => {
  await server.undo();
  for (const name of await readdir(server.folder)) await rm(join(server.folder, name), { recursive: true });
});

const params = { id: ids.reading.assigned, studentProfileId: ids.pupil.assigned };
const asTeacher = { role: 'TEACHER', params } as const;
const home = { role: 'MUNICIPALITY', params: { id: ids.municipality.home } } as const;
const keep = (audio = sound) => call(server, calls.keep, { ...asTeacher, body: { audio } });
const state = async () => (await call(server, calls.state, asTeacher)).data;
const setRecordings = async (change: object) => {
  const { data } = await call(server, settingsEndpoints.municipality, home);
  const { keep: stored, term, months } = data.reading_recordings;
  const reading_recordings = { keep: stored, term, months, ...change };
  return call(server, settingsEndpoints.updateMunicipality, { ...home, body: { reading_recordings } });
};
const saveResult = (details: ReadingDetails) =>
  call(server, assessmentEndpoints.saveResult, {
    role: 'TEACHER',
    params: { id: ids.reading.assigned },
    body: { student_profile_id: ids.pupil.assigned, score: 8, details },
  });

/** Rows, rows of their files, and bytes: of a recording that is gone nothing is left. */
async function left(): Promise<[number, number, number]> {
  const sounds = (await server.db.select().from(files)).filter(({ media_type }) => media_type === 'audio/wav');
  const onDisk = await readdir(server.folder, { recursive: true, withFileTypes: true });
  return [await server.db.$count(readingRecordings), sounds.length, onDisk.filter((one) => one.isFile()).length];
}
const nothing = [0, 0, 0];
const audited = async (table: string) =>
  (await server.db.select().from(auditLog).where(eq(auditLog.table_name, table))).map(({ action, to }) => [action, to]);

describe('a recording', () => {
  test('is kept with what was true of its reading, and once however often it is sent', async () => {
    expect((await keep()).data).toMatchObject({
      is_kept: true,
      consent: { is_current: true, recorded_by: 'Pessoa MANAGER' },
    });
    await keep();
    expect(await left()).toEqual([1, 1, 1]);
    const [row] = await server.db.select().from(readingRecordings);
    expect(row).toMatchObject({
      text: readingText,
      ear_marks: markedReading.ear_marks,
      student_profile_id: params.studentProfileId,
    });
    expect(row?.keep_until).toEqual(new Date('2027-05-20T15:00:00Z'));
    expect(await audited('reading_recordings')).toHaveLength(2);
  });

  test('is not kept where the network keeps none, which is how each begins', async () => {
    await server.db.delete(settings);
    expect(await state()).toMatchObject({ term: null, is_kept: false });
    const failure = await refused(server, calls.keep, { ...asTeacher, body: { audio: sound } });
    expect([failure.code, failure.message]).toEqual(['recording-not-kept', recordingMessages.off]);
    const consent = await refused(server, calls.consent, { ...asTeacher, body: { term_since: termSince } });
    expect(consent.message).toBe(recordingMessages.off);
    expect(await left()).toEqual(nothing);
  });

  test.each([
    ['no consent', () => server.db.delete(recordingConsents), recordingMessages.noConsent],
    ['a consent to an older term', () => setRecordings({ term: 'Outro termo' }), recordingMessages.noConsent],
    ['a result that nobody marked', () => saveResult({ ...markedReading, ear_marks: null }), recordingMessages.noMarks],
    [
      'marks of another text',
      () =>
        call(server, assessmentEndpoints.update, {
          role: 'TEACHER',
          params: { id: params.id },
          body: { reading_text: 'Outro texto.' },
        }),
      recordingMessages.otherText,
    ],
  ])('is refused with %s', async (_, change, message) => {
    await change();
    expect((await refused(server, calls.keep, { ...asTeacher, body: { audio: sound } })).message).toBe(message);
    expect(await left()).toEqual(nothing);
  });

  test('must be a sound, of a result that there is', async () => {
    const picture = Buffer.from('%PDF-1.7').toString('base64');
    const failure = await refused(server, calls.keep, { ...asTeacher, body: { audio: picture } });
    expect(failure.errors).toEqual([recordingMessages.badAudio]);
    const pending = { ...params, studentProfileId: ids.pupil.second };
    const missing = { role: 'TEACHER', params: pending, body: { audio: sound } } as const;
    expect((await refused(server, calls.keep, missing)).code).toBe('not-found');
  });
});

describe('what is kept goes for good', () => {
  beforeEach(async () => {
    await keep();
    expect(await left()).toEqual([1, 1, 1]);
  });

  test('when the guardian withdraws the consent; the audit log says so', async () => {
    expect((await call(server, calls.withdraw, asTeacher)).data).toMatchObject({ consent: null, is_kept: false });
    expect(await left()).toEqual(nothing);
    expect(await audited('recording_consents')).toEqual([['DELETE', { recordings_removed: 1 }]]);
    // Once more changes nothing.
    await call(server, calls.withdraw, asTeacher);
    expect(await audited('recording_consents')).toHaveLength(1);
  });

  test('on the pupil’s page, when the assessment is there no more; to whom the pupil is another school’s nothing is told', async () => {
    await call(server, assessmentEndpoints.remove, { role: 'MANAGER', params: { id: params.id } });
    expect((await refused(server, calls.withdraw, asTeacher)).code).toBe('not-found');
    const pupil = { params: { id: userOfPupil(params.studentProfileId) } };
    const given = (await call(server, consents.list, { role: 'MANAGER', ...pupil })).data;
    expect(given).toMatchObject([{ municipality: { id: ids.municipality.home } }]);
    expect((await call(server, consents.withdraw, { role: 'MANAGER', ...pupil })).data).toEqual([]);
    expect((await call(server, consents.list, { role: 'MASTER', ...pupil })).data).toEqual([]);
    expect(await left()).toEqual(nothing);
    expect(await audited('recording_consents')).toEqual([['DELETE', { recordings_removed: 1 }]]);
    const far = { role: 'MANAGER', params: { id: userOfPupil(ids.pupil.far) } } as const;
    expect((await refused(server, consents.withdraw, far)).code).toBe('not-found');
  });

  test('with the result, or when another reading takes its place', async () => {
    await saveResult(markedReading);
    expect(await left()).toEqual(nothing);
    await keep();
    await call(server, assessmentEndpoints.removeResult, asTeacher);
    expect(await left()).toEqual(nothing);
  });

  test('when the pupil is removed, the consent too', async () => {
    const id = userOfPupil(params.studentProfileId);
    await call(server, userEndpoints.remove, { role: 'MANAGER', params: { id } });
    expect(await left()).toEqual(nothing);
    const own = eq(recordingConsents.student_profile_id, params.studentProfileId);
    expect(await server.db.$count(recordingConsents, own)).toBe(0);
  });

  test('when the network keeps none any more, and only that network’s', async () => {
    const { data } = await call(server, calls.stored, home);
    expect(data).toMatchObject({ recordings: 1, consents: 3 });
    await setRecordings({ keep: false });
    expect(await left()).toEqual(nothing);
    expect(await server.db.$count(recordingConsents)).toBe(1);
    expect((await audited('settings')).at(-1)).toMatchObject(['UPDATE', { removed: { recordings: 1, consents: 3 } }]);
  });

  test('at the end of its term, which follows the setting', async () => {
    const at = async (moment: string) => {
      const { db, fileStore } = server;
      const logger = { info: () => undefined } as never;
      await keepHouse({ db, fileStore, logger, clock: { now: () => new Date(moment) } });
      return left();
    };
    await setRecordings({ months: 2 });
    expect(await at('2026-07-20T14:59:00Z')).toEqual([1, 1, 1]);
    expect((await at('2026-07-20T15:00:00Z')).slice(0, 2)).toEqual([0, 0]);
    // The folder goes by the machine's clock.
    expect(await at(new Date(Date.now() + 7_200_000).toISOString())).toEqual(nothing);
  });
});

describe('the term', () => {
  test('has a version: other words ask for another consent, the same words do not', async () => {
    await setRecordings({ months: 3 });
    expect(await state()).toMatchObject({ term: { since: termSince, months: 3 }, consent: { is_current: true } });
    await setRecordings({ term: 'Outro termo' });
    expect(await state()).toMatchObject({ consent: { is_current: false } });
    const stale = await refused(server, calls.consent, { ...asTeacher, body: { term_since: termSince } });
    expect([stale.code, stale.message]).toEqual(['version-conflict', recordingMessages.otherTerm]);
    const { data } = await call(server, calls.consent, { ...asTeacher, body: { term_since: testNow.toISOString() } });
    expect(data).toMatchObject({ consent: { is_current: true, recorded_by: 'Pessoa TEACHER' } });
    expect(await audited('recording_consents')).toMatchObject([['CREATE', { term_since: testNow.toISOString() }]]);
  });
});

describe('the archive', () => {
  test('holds sound, text and marks under names that say nothing, for the network alone, audited', async () => {
    await keep();
    const { data } = await call(server, calls.stored, home);
    const answer = await server.app.inject(data.url ?? '');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const held = zipEntries(answer.rawPayload);
    const names = [...held.keys()].sort();
    const [stem = ''] = names[0]?.split('.') ?? [];
    expect(names).toEqual([`${stem}.json`, `${stem}.txt`, `${stem}.wav`]);
    expect(held.get(`${stem}.wav`)?.toString('base64')).toBe(sound);
    expect(held.get(`${stem}.txt`)?.toString()).toBe(readingText);
    const truth = readingTruthSchema.parse(JSON.parse(held.get(`${stem}.json`)?.toString() ?? ''));
    expect(truth.ear_marks).toEqual(markedReading.ear_marks);
    for (const secret of [params.studentProfileId, params.id, 'Zélia']) expect(answer.body).not.toContain(secret);
    expect(await audited('reading_recordings')).toContainEqual(['OTHER', { exported: 1 }]);

    const elsewhere = await send(
      server.app,
      'GET',
      `/settings/municipality/${ids.municipality.other}/recordings/archive`,
      { role: 'MASTER' },
    );
    expect(zipEntries(elsewhere.rawPayload).size).toBe(0);
  });

  test('is offered where there is something', async () => {
    expect((await call(server, calls.stored, home)).data).toEqual({ recordings: 0, consents: 3, url: null });
  });
});

describe('the calibration', () => {
  const calibration = {
    scale: 1 as const,
    margins: { other_text: 0.05, inconclusive: 0.11 },
    readings: 24,
    pupils: 20,
    calibrated_at: '2026-05-20T15:00:00.000Z',
  };
  const save = (reading_calibration: typeof calibration | null) =>
    call(server, settingsEndpoints.updateMunicipality, { ...home, body: { reading_calibration } });

  test('is the network’s setting, and goes back to the system’s', async () => {
    expect((await save(calibration)).data.reading_calibration).toEqual(calibration);
    expect((await audited('settings')).at(-1)).toMatchObject(['UPDATE', { reading_calibration: calibration }]);
    const marginsOf = async (classId: string) => (await demandOf(server.db, { classId, grade: undefined })).margins;
    expect(await marginsOf(ids.class.far)).toEqual(calibration.margins);
    expect(await marginsOf(ids.class.away)).toBeUndefined();
    expect((await save(null)).data.reading_calibration).toBeNull();
    expect(await marginsOf(ids.class.far)).toBeUndefined();
  });

  test.each([
    [{ margins: { other_text: 0.2, inconclusive: 0.1 } }, 'reading_calibration.margins.inconclusive'],
    [{ margins: { other_text: 0.3, inconclusive: 0.35 } }, 'reading_calibration.margins.other_text'],
    [{ readings: 19 }, 'reading_calibration.readings'],
    [{ scale: 2 as 1 }, 'reading_calibration.scale'],
  ])('%j is refused', async (change, field) => {
    const body = { reading_calibration: { ...calibration, ...change } };
    const failure = await refused(server, settingsEndpoints.updateMunicipality, { ...home, body });
    expect(failure.errors?.map((error) => error.field)).toEqual([field]);
  });

  test('of an engine that measured otherwise counts as none', async () => {
    await save(calibration);
    await server.db
      .update(settings)
      .set({ value: { ...calibration, scale: 0 } })
      .where(eq(settings.key, 'reading_calibration'));
    expect((await call(server, settingsEndpoints.municipality, home)).data.reading_calibration).toBeNull();
  });
});
