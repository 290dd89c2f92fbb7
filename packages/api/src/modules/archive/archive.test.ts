import {
  archiveEndpoints as calls,
  classEndpoints,
  disciplineEndpoints,
  institutionEndpoints,
  municipalityEndpoints,
  userEndpoints,
} from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '../../schema/audit-log.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { users } from '../../schema/users.table.ts';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids, testNow, userOfPupil } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.db.delete(disciplines).where(eq(disciplines.id, ids.archivedDiscipline));
});
afterAll(() => server.close());

const master = { role: 'MASTER' as const };
const minutes = (count: number) => server.setNow(new Date(testNow.getTime() + count * 60_000));
const restore = (kind: 'municipality' | 'institution' | 'class' | 'discipline' | 'user', id: string) =>
  call(server, calls.restore, { ...master, params: { kind, id } });
const listed = async (query: Parameters<typeof call<typeof calls.list>>[2] = {}) =>
  (await call(server, calls.list, { ...master, ...query })).data;

test('a municipality comes back with what was archived with it, and without what was archived before', async () => {
  await call(server, classEndpoints.remove, { ...master, params: { id: ids.class.unassigned } });
  minutes(1);
  await call(server, municipalityEndpoints.remove, { ...master, params: { id: ids.municipality.home } });
  const rows = await listed();
  expect(rows.map(({ kind, name, with_parent }) => [kind, name, with_parent])).toEqual([
    ['class', '5º Ano A · 2026', true],
    ['class', '10º Ano A · 2025', true],
    ['institution', 'Escola Água', true],
    ['institution', 'Escola Perto', true],
    ['municipality', 'Santa Aurora', false],
    ['class', '5º Ano B · 2026', false],
  ]);
  const early = await refused(server, calls.restore, {
    ...master,
    params: { kind: 'institution', id: ids.institution.near },
  });
  expect([early.code, early.message]).toEqual(['in-use', 'Restaure antes o registro a que este pertence.']);

  minutes(2);
  expect((await restore('municipality', ids.municipality.home)).data).toEqual({ restored: 5 });
  const schools = await call(server, institutionEndpoints.list, { role: 'MUNICIPALITY' });
  expect(schools.data.map(({ id }) => id).sort()).toEqual([ids.institution.near, ids.institution.far].sort());
  expect((await listed()).map(({ id }) => id)).toEqual([ids.class.unassigned]);
  expect((await restore('class', ids.class.unassigned)).data).toEqual({ restored: 1 });
  const classes = await call(server, classEndpoints.list, { role: 'MANAGER' });
  expect(classes.data).toHaveLength(2);
  const [audit] = await server.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.record_id, ids.municipality.home))
    .orderBy(auditLog.id)
    .offset(1);
  expect(audit).toMatchObject({ action: 'UPDATE', to: { archived_at: null, with: 4 } });
});

test('a pupil comes back to the class, unless another has the address meanwhile', async () => {
  const id = userOfPupil(ids.pupil.assigned);
  await call(server, userEndpoints.remove, { ...master, params: { id } });
  const ofPupil = eq(enrolments.profile_id, ids.pupil.assigned);
  expect(await server.db.select().from(enrolments).where(ofPupil)).toMatchObject([{ status: 'LEFT' }]);
  expect(await listed({ query: { kind: 'user', search: 'zelia perto' } })).toMatchObject([
    { id, place: 'Escola Perto' },
  ]);
  const [removed] = await server.db.select().from(users).where(eq(users.id, id));
  const email = removed?.email ?? '';
  const [other] = await server.db
    .insert(users)
    .values({ name: 'Outra', email, role: 'STUDENT' })
    .returning({ id: users.id });
  const taken = await refused(server, calls.restore, { ...master, params: { kind: 'user', id } });
  expect(taken.code).toBe('already-exists');
  expect(taken.message).toContain('e-mail');
  await server.db.delete(users).where(eq(users.id, other?.id ?? ''));
  expect((await restore('user', id)).data).toEqual({ restored: 2 });
  expect(await server.db.select().from(enrolments).where(ofPupil)).toMatchObject([{ status: 'ACTIVE', ends_on: null }]);
  const students = await call(server, classEndpoints.students, { ...master, params: { id: ids.class.assigned } });
  expect(students.data.map((one) => one.id)).toContain(ids.pupil.assigned);
});

test('a discipline comes back; what is not archived is not there', async () => {
  const [id] = disciplinesOf.assigned;
  const gone = await call(server, disciplineEndpoints.remove, { ...master, params: { id } });
  expect(gone.data).toEqual({ archived: true });
  await restore('discipline', id);
  expect((await refused(server, calls.restore, { ...master, params: { kind: 'discipline', id } })).code).toBe(
    'not-found',
  );
  const rows = await server.db.select().from(institutions);
  expect(rows.every(({ archived_at }) => archived_at === null)).toBe(true);
});
