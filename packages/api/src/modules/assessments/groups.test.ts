import { assessmentEndpoints as calls } from '@caderneta/contract';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { ids, sheetOf, testKey } from '../../server/testing/fixture.ts';
import { putFixtureFiles } from '../../server/testing/fixture-files.ts';
import { send, startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await putFixtureFiles(server.fileStore);
});
afterAll(() => server.close());

const params = { id: ids.assessment.assigned };
const teacher = { role: 'TEACHER' as const, params };
const manager = { role: 'MANAGER' as const, params };
const key = [...testKey];

const save = (student_profile_id: string, marks: string, more: object = {}) =>
  call(server, calls.saveResult, {
    ...teacher,
    body: { student_profile_id, score: 0, details: { omr: sheetOf(marks), total: 6, acertos: 0 }, ...more },
  });
const hitsOf = async (studentProfileId: string) => {
  const { data } = await call(server, calls.result, { role: 'TEACHER', params: { ...params, studentProfileId } });
  return [data.hits, data.total, data.score, data.status];
};

describe('an annulled question', () => {
  test('counts as right for all, those who marked nothing too, and every result is computed again', async () => {
    await save(ids.pupil.assigned, 'abc dab');
    await save(ids.pupil.second, 'bbc d.b');
    expect(await hitsOf(ids.pupil.second)).toEqual([4, 6, 66.67, 'CORRECTED']);
    const annulled = [
      { group: 1, question: 2 },
      { group: 0, question: 1 },
      { group: 1, question: 2 },
    ];
    const { data } = await call(server, calls.saveKey, { ...teacher, body: { key, annulled } });
    expect(data.annulled).toEqual([
      { group: 0, question: 1 },
      { group: 1, question: 2 },
    ]);
    expect(data.key).toEqual(key);
    expect(await hitsOf(ids.pupil.second)).toEqual([6, 6, 100, 'CORRECTED']);
    expect(await hitsOf(ids.pupil.assigned)).toEqual([6, 6, 100, 'CORRECTED']);
    const ofKey = and(eq(auditLog.table_name, 'answer_keys'), eq(auditLog.record_id, params.id));
    const [audit] = await server.db.select().from(auditLog).where(ofKey).orderBy(desc(auditLog.id)).limit(1);
    expect(audit).toMatchObject({ from: { annulled: [] }, to: { annulled: data.annulled } });
    const recomputed = expect.arrayContaining([expect.objectContaining({ from: 66.67, to: 100 })]);
    expect(audit?.to).toMatchObject({ recomputed });
  });

  test('stays annulled when the key is saved by who does not speak of it, and counts for results saved after', async () => {
    await call(server, calls.saveKey, { ...teacher, body: { key } });
    expect((await call(server, calls.getKey, teacher)).data.annulled).toHaveLength(2);
    const { data } = await save(ids.pupil.second, '--- ---');
    expect([data.hits, data.total]).toEqual([2, 6]);
  });

  test('needs no person to look at it, and is asked again when it is given back', async () => {
    const review = [{ group: 0, question: 1, marked: 'AB', state: 'multiple' as const, crop: null }];
    await save(ids.pupil.second, 'abc dab', { review });
    expect(await hitsOf(ids.pupil.second)).toEqual([6, 6, 100, 'CORRECTED']);
    await call(server, calls.saveKey, { ...teacher, body: { key, annulled: [] } });
    expect(await hitsOf(ids.pupil.second)).toEqual([5, 6, 83.33, 'IN_REVIEW']);
  });

  test('must be one of the key', async () => {
    const body = { key, annulled: [{ group: 1, question: 4 }] };
    expect((await refused(server, calls.saveKey, { ...teacher, body })).errors?.[0]?.field).toBe('annulled');
  });
});

describe('Aplicar em várias turmas', () => {
  test('makes one assessment a class, of one group, with file and key; a second time makes none', async () => {
    const body = { class_ids: [ids.class.assigned, ids.class.unassigned] };
    const { data, message } = await call(server, calls.apply, { ...manager, body });
    expect(message).toBe('Avaliação aplicada');
    expect(data.map(({ class_id }) => class_id).sort()).toEqual([...body.class_ids].sort());
    const [group] = new Set(data.map(({ assessment_group_id }) => assessment_group_id));
    expect(new Set(data.map(({ assessment_group_id }) => assessment_group_id)).size).toBe(1);
    const copy = data.find(({ class_id }) => class_id === ids.class.unassigned);
    expect(copy).toMatchObject({
      title: 'Avaliação assigned',
      format: 'GABARITO',
      key_shape: [3, 3],
      results_count: 0,
    });
    expect(new Set(data.map(({ sheet_code }) => sheet_code)).size).toBe(2);
    expect((await send(server.app, 'GET', copy?.attachment?.url ?? '')).body).toContain('%PDF');

    expect((await call(server, calls.apply, { ...manager, body })).data).toHaveLength(2);
    const ofCopies = and(eq(auditLog.table_name, 'assessments'), eq(auditLog.record_id, params.id));
    const audits = await server.db.select().from(auditLog).where(ofCopies);
    expect(audits.map(({ to }) => to)).toEqual([{ title: 'Avaliação assigned', class_ids: [ids.class.unassigned] }]);
    const listed = await call(server, calls.list, {
      role: 'MANAGER',
      query: { assessment_group_id: group ?? '', sort: 'created_at' },
    });
    expect(listed.list.total).toBe(2);
  });

  test('is refused whole where a class is out of reach', async () => {
    const body = { class_ids: [ids.class.unassigned, ids.class.assigned] };
    expect((await refused(server, calls.apply, { ...teacher, body })).code).toBe('not-found');
    const far = { class_ids: [ids.class.far] };
    expect((await refused(server, calls.apply, { ...manager, body: far })).code).toBe('not-found');
  });

  test('a key saved for the group is every class’s key', async () => {
    const other = key.map((group) => ({ ...group, '1': 'b' as const }));
    const annulled = [{ group: 0, question: 2 }];
    await call(server, calls.saveKey, { ...manager, body: { key: other, annulled, apply_to_group: true } });
    const { data } = await call(server, calls.apply, { ...manager, body: { class_ids: [ids.class.unassigned] } });
    expect(data).toHaveLength(2);
    for (const { id } of data) {
      const saved = await call(server, calls.getKey, { role: 'MANAGER', params: { id } });
      expect(saved.data).toMatchObject({ key: other, annulled });
    }
  });
});
