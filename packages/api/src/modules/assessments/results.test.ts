import { readdir } from 'node:fs/promises';
import { assessmentEndpoints as calls, type ReadingCriterion, readingCriteria } from '@caderneta/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepOrphans } from '../../files/sweep-orphans.ts';
import { resultReviews } from '../../schema/assessment-results.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf } from '../../server/testing/fixture.ts';
import { details, forgetResult, params, pupil, startResultsServer } from './testing/results-server.ts';

const { server, picture, save, result } = await startResultsServer();
afterAll(() => server.close());

beforeEach(() => forgetResult(server));

describe('the list of results', () => {
  test('has a line a pupil by name: pending until corrected, gone pupils only with a result', async () => {
    const lines = async () =>
      (await call(server, calls.results, { role: 'TEACHER', params })).data.map(
        ({ student, status }) => `${student.name} ${status}`,
      );
    expect(await lines()).toEqual(['Ágata PENDING', 'Pessoa STUDENT PENDING', 'Zélia CORRECTED']);
    const { data } = await call(server, calls.results, { role: 'TEACHER', params });
    // The key, saved before each test, graded the third pupil's sheet again.
    expect(data.map(({ version }) => version)).toEqual([0, 0, 2]);
    expect(data.map(({ scale }) => scale)).toEqual([100, 100, 100]);
    await call(server, calls.saveResult, {
      role: 'TEACHER',
      params,
      body: { student_profile_id: ids.pupil.left, score: 70 },
    });
    expect(await lines()).toEqual(['Ágata PENDING', 'Bruno CORRECTED', 'Pessoa STUDENT PENDING', 'Zélia CORRECTED']);
    const { list } = await call(server, calls.results, { role: 'TEACHER', params, query: { limit: '1' } });
    expect(list).toEqual({ total: 4, page: 1, limit: 1, truncated: true });
  });

  test('asked for as a whole, as older clients do, has the details of each; a page of it stays light', async () => {
    const { data: saved } = await save({ details: details(sheetOf('abc dac')) });
    const { data: whole } = await call(server, calls.results, { role: 'TEACHER', params });
    const shown = new Map(whole.map(({ student, details: of }) => [student.name, of]));
    expect([shown.get('Pessoa STUDENT'), shown.get('Ágata')]).toEqual([null, saved.details]);
    expect(saved.details).toMatchObject({ total: 6, acertos: 5 });
    for (const query of [{ page: '1' }, { limit: '100' }]) {
      const { data: page } = await call(server, calls.results, { role: 'TEACHER', params, query });
      expect(page.filter((row) => 'details' in row)).toEqual([]);
    }
  });

  test('a pending result is empty, and nobody outside the class has one', async () => {
    expect(await result()).toMatchObject({
      id: null,
      status: 'PENDING',
      score: null,
      details: null,
      review: [],
      version: 0,
    });
    const elsewhere = { role: 'MASTER', params: { ...params, studentProfileId: ids.pupil.away } } as const;
    expect((await refused(server, calls.result, elsewhere)).code).toBe('not-found');
  });
});

describe('saving', () => {
  test('computes hits and score from the marks, not from the sender', async () => {
    const { data, message } = await save({ details: details(sheetOf('abc dac')), score: 100 });
    expect(message).toBe('Resultado salvo');
    expect(data).toMatchObject({ status: 'CORRECTED', hits: 5, total: 6, score: 83.33, version: 1, review: [] });
    expect(data.details).toMatchObject({ total: 6, acertos: 5 });
    expect(await result()).toEqual(data);
    const listed = (await call(server, calls.get, { role: 'TEACHER', params })).data;
    expect(listed.in_review_count).toBe(0);
  });

  test('again replaces it, with a version and an audit row that says from and to', async () => {
    const first = await save({ details: details(sheetOf('abc dab')) });
    const second = await save({ details: details(sheetOf('aaa aaa')), version: first.data.version });
    expect(second.data).toMatchObject({ id: first.data.id, hits: 2, version: 2 });
    const stale = { student_profile_id: pupil, score: 0, version: 1 };
    expect((await refused(server, calls.saveResult, { role: 'TEACHER', params, body: stale })).code).toBe(
      'version-conflict',
    );
    const audit = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.record_id, first.data.id ?? ''));
    expect(audit.map(({ action, from, to }) => [action, from, to])).toMatchObject([
      ['CREATE', null, { score: 100 }],
      ['UPDATE', { score: 100 }, { score: 33.33 }],
    ]);
  });

  test('an older client’s score alone is accepted from 0 to 100', async () => {
    expect((await save({ score: 72.456 })).data).toMatchObject({
      score: 72.46,
      hits: null,
      total: null,
      details: null,
    });
    expect((await save({ score: 50, details: { omr: [], total: 6, acertos: 3 } })).data).toMatchObject({
      hits: 3,
      total: 6,
    });
    expect((await save({ score: 50, details: { omr: [], total: 9e9, acertos: 3 } })).data).toMatchObject({
      hits: null,
      total: null,
    });
    for (const score of [-1, 101, Number.NaN]) {
      const failure = await refused(server, calls.saveResult, {
        role: 'TEACHER',
        params,
        body: { student_profile_id: pupil, score },
      });
      expect(failure.errors?.[0]?.field).toBe('score');
    }
  });

  test('needs a key, and a pupil of the class', async () => {
    const { data } = await call(server, calls.create, {
      role: 'TEACHER',
      body: {
        institution_id: ids.institution.near,
        class_id: ids.class.assigned,
        title: 'Sem gabarito',
        format: 'GABARITO',
      },
    });
    const failure = await refused(server, calls.saveResult, {
      role: 'TEACHER',
      params: { id: data.id },
      body: { student_profile_id: pupil, score: 1 },
    });
    expect(failure).toMatchObject({
      code: 'key-missing',
      message: 'Antes de corrigir, salve o gabarito desta avaliação.',
    });
    for (const student_profile_id of [ids.pupil.unassigned, ids.pupil.away, ids.profile('TEACHER')]) {
      const outsider = await refused(server, calls.saveResult, {
        role: 'MASTER',
        params,
        body: { student_profile_id, score: 1 },
      });
      expect(outsider.code).toBe('not-found');
    }
  });

  test('a reading is scored from 0 to 10', async () => {
    const body = { institution_id: ids.institution.near, class_id: ids.class.assigned, title: 'Leitura' };
    const { data } = await call(server, calls.create, { role: 'TEACHER', body });
    const saveReading = { role: 'TEACHER', params: { id: data.id } } as const;
    expect(
      (await call(server, calls.saveResult, { ...saveReading, body: { student_profile_id: pupil, score: 8.5 } })).data
        .score,
    ).toBe(8.5);
    const failure = await refused(server, calls.saveResult, {
      ...saveReading,
      body: { student_profile_id: pupil, score: 85 },
    });
    expect([failure.code, failure.message]).toEqual(['score-out-of-range', 'A nota deve estar entre 0 e 10.']);
    const criterion = { score: 8, feedback: 'Bom' };
    const criteria = Object.fromEntries(readingCriteria.map((name) => [name, criterion])) as Record<
      ReadingCriterion,
      typeof criterion
    >;
    const details = { overall_score: 0, ...criteria, suggestions: ['Leia mais'] };
    const judged = { student_profile_id: pupil, score: 3, details };
    const { data: saved } = await call(server, calls.saveResult, { ...saveReading, body: judged });
    expect([saved.score, saved.details]).toEqual([8, details]);
  });

  test('two teachers at once, of one version: one saves, the other is told', async () => {
    const body = { student_profile_id: pupil, score: 10, version: 0 };
    const both = await Promise.allSettled(
      [1, 2].map(() => call(server, calls.saveResult, { role: 'TEACHER', params, body })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await result()).toMatchObject({ score: 10, version: 1 });
  });

  test('ten saves at once of ten versions-less clients leave one result of version ten', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, index) => save({ score: index })));
    expect((await result()).version).toBe(10);
  });
});

describe('review', () => {
  const uncertain = { group: 0, question: 2, marked: 'BC', state: 'multiple' as const };
  const storedKeys = async () => (await server.db.select().from(files)).map(({ key }) => key);
  const onDisk = async () =>
    (await readdir(server.folder, { recursive: true })).filter((name) => name.split('/').length === 3);

  test('what is in doubt counts as wrong and keeps its picture until it is decided', async () => {
    const doubtful = details(sheetOf('a?c dab'));
    const { data } = await save({ details: doubtful, review: [{ ...uncertain, crop: picture }] });
    expect(data).toMatchObject({ status: 'IN_REVIEW', hits: 5, review: [{ ...uncertain, crop: picture }] });
    expect((await call(server, calls.get, { role: 'TEACHER', params })).data.in_review_count).toBe(1);
    expect(await onDisk()).toEqual(await storedKeys());

    const stored = await save({ details: doubtful, review: [{ ...uncertain, crop: null }] });
    expect(stored.data.review).toEqual([{ ...uncertain, crop: picture }]);

    const decided = await save({ details: details(sheetOf('abc dab')) });
    expect(decided.data).toMatchObject({ status: 'CORRECTED', hits: 6, score: 100, review: [] });
    expect([await storedKeys(), await onDisk(), await server.db.select().from(resultReviews)]).toEqual([[], [], []]);
  });

  test('a sure mark that is under review does not count yet', async () => {
    const { data } = await save({ details: details(sheetOf('abc dab')), review: [{ ...uncertain, crop: null }] });
    expect(data).toMatchObject({ status: 'IN_REVIEW', hits: 5 });
  });

  test('the same question twice is one; questions that the key does not ask are dropped', async () => {
    const review = [uncertain, { ...uncertain, marked: 'BD' }, { ...uncertain, question: 20 }].map((item) => ({
      ...item,
      crop: null,
    }));
    expect((await save({ details: details(sheetOf('abc dab')), review })).data.review).toMatchObject([
      { question: 2, marked: 'BD' },
    ]);
  });

  test.each(['nada', 'AAAA', Buffer.from('<svg/>').toString('base64')])(
    'crop %s is no picture: nothing is saved',
    async (crop) => {
      const body = {
        student_profile_id: pupil,
        score: 1,
        details: details(sheetOf('abc dab')),
        review: [{ ...uncertain, crop }],
      };
      const failure = await refused(server, calls.saveResult, { role: 'TEACHER', params, body });
      expect(failure.errors).toEqual([{ field: 'review.0.crop', message: 'A imagem da questão não pôde ser lida.' }]);
      expect((await result()).status).toBe('PENDING');
    },
  );

  test('a crash between file and row leaves an orphan, which the sweep removes; named files stay', async () => {
    await save({ details: details(sheetOf('abc dab')), review: [{ ...uncertain, crop: picture }] });
    await server.fileStore.put(new Uint8Array([1]), { municipalityId: ids.municipality.home, now: new Date() });
    expect(await sweepOrphans(server.db, server.fileStore, new Date())).toBe(0);
    expect(await sweepOrphans(server.db, server.fileStore, new Date(Date.now() + 2 * 3_600_000))).toBe(1);
    expect(await onDisk()).toEqual(await storedKeys());
    expect((await result()).review[0]?.crop).toBe(picture);
  });
});

describe('taking a result back', () => {
  const remove = (version: number) => ({
    role: 'TEACHER' as const,
    params: { ...params, studentProfileId: pupil },
    query: { version: String(version) },
  });

  test('leaves the pupil pending, without pictures, and an audit row', async () => {
    const uncertain = { group: 0, question: 2, marked: 'BC', state: 'multiple' as const, crop: picture };
    const { data } = await save({ details: details(sheetOf('abc dab')), review: [uncertain] });
    expect(await refused(server, calls.removeResult, remove(data.version + 1))).toMatchObject({
      code: 'version-conflict',
      conflict: { by: 'Pessoa TEACHER', fields: [{ label: 'Resultado', theirs: '5 de 6', mine: 'desfeito' }] },
    });
    expect((await call(server, calls.removeResult, remove(data.version))).message).toBe('Resultado desfeito');
    expect(await result()).toMatchObject({ id: null, status: 'PENDING', version: 0 });
    expect(await server.db.select().from(files)).toEqual([]);
    const isOwn = and(eq(auditLog.record_id, data.id ?? ''), eq(auditLog.action, 'DELETE'));
    const audit = await server.db.select().from(auditLog).where(isOwn);
    expect(audit).toMatchObject([{ from: { student_profile_id: pupil, hits: 5, status: 'IN_REVIEW' }, to: null }]);
    expect((await refused(server, calls.removeResult, remove(data.version))).code).toBe('not-found');
    expect((await save({ details: details(sheetOf('abc dab')), version: 0 })).data.version).toBe(1);
  });
});
