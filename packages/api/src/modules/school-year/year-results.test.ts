import { schoolYearEndpoints as calls, type MunicipalitySettingsPatch, settingsEndpoints } from '@caderneta/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attendance } from '../../schema/attendance.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { call } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { startTestServer, type TestServer } from '../../server/testing/test-server.ts';

let server: TestServer;
const columns = { municipality_id: ids.municipality.home, school_year: 2026 };
const pupil = ids.pupil.assigned;

beforeAll(async () => {
  server = await startTestServer();
  const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
  // Three days present, the last one missed in both lessons.
  await server.db.insert(attendance).values(
    days.flatMap((date, index) =>
      disciplinesOf.assigned.map((discipline_id) => ({
        ...columns,
        class_id: ids.class.assigned,
        date,
        discipline_id,
        student_profile_id: pupil,
        status: index === 3 ? ('ABSENT' as const) : ('PRESENT' as const),
      })),
    ),
  );
  await server.db.insert(grades).values(
    [8, 6, 7, 5].map((score, index) => ({
      ...columns,
      class_id: ids.class.assigned,
      student_profile_id: pupil,
      discipline_id: disciplinesOf.assigned[0],
      scope: 'BIMESTER' as const,
      period_index: index + 1,
      score,
    })),
  );
});
afterAll(() => server.close());

const set = (body: MunicipalitySettingsPatch) =>
  call(server, settingsEndpoints.updateMunicipality, {
    role: 'MASTER',
    params: { id: ids.municipality.home },
    body,
  });
const yearResults = async () =>
  (await call(server, calls.yearResults, { role: 'TEACHER', params: { id: ids.class.assigned } })).data;
const mine = async () => {
  const found = (await yearResults()).find(({ student_profile_id }) => student_profile_id === pupil);
  if (!found) throw new Error('the pupil is not in the class');
  return found;
};

test('each pupil’s year so far, over all disciplines', async () => {
  expect(await mine()).toMatchObject({
    student: { name: 'Zélia', matricula: 'P0' },
    mean: 6.5,
    performance: 'regular',
    present: 6,
    absent: 2,
    frequency: 75,
    absent_days: 1,
    consecutive_absences: 1,
    absence_alert: false,
    situation: 'APROVADO',
    disciplines: [{ id: disciplinesOf.assigned[0], name: 'Português', mean: 6.5 }],
  });
  const others = (await yearResults()).filter(({ student_profile_id }) => student_profile_id !== pupil);
  expect(others.length).toBeGreaterThan(0);
  for (const one of others) {
    expect(one).toMatchObject({ mean: null, performance: 'none', frequency: null, situation: 'CURSANDO' });
  }
});

test('what the municipality sets decides', async () => {
  await set({ minimum_mean: 6.6 });
  expect((await mine()).situation).toBe('REPROVADO');
  await set({ minimum_mean: 6, minimum_attendance: 76 });
  expect((await mine()).situation).toBe('REPROVADO_POR_FALTAS');
  await set({ minimum_attendance: 75, absence_alert: { total: null, consecutive: 1 } });
  expect(await mine()).toMatchObject({ situation: 'APROVADO', absence_alert: true });
  await set({ absence_alert: { total: 1, consecutive: null } });
  expect((await mine()).absence_alert).toBe(true);
  await set({ absence_alert: { total: 2, consecutive: 2 } });
  expect((await mine()).absence_alert).toBe(false);
  const weights = [1, 1, 1, 3].map((weight, index) => ({
    scope: 'BIMESTER' as const,
    period_index: index + 1,
    starts_on: `2026-0${index * 2 + 2}-02`,
    ends_on: `2026-0${index * 2 + 3}-20`,
    weight,
  }));
  await set({ terms: weights });
  expect(await mine()).toMatchObject({ mean: 6, performance: 'regular', situation: 'APROVADO' });
});

test('a grade that is missing keeps the year open, until it is over for who missed too much', async () => {
  await server.db.insert(grades).values({
    ...columns,
    class_id: ids.class.assigned,
    student_profile_id: pupil,
    discipline_id: disciplinesOf.assigned[1],
    scope: 'BIMESTER',
    period_index: 1,
    score: 9,
  });
  expect((await mine()).situation).toBe('CURSANDO');
  await set({ minimum_attendance: 80, school_year: { year: 2026, starts_on: '2026-02-02', ends_on: '2026-12-18' } });
  expect((await mine()).situation).toBe('CURSANDO');
  server.setNow(new Date('2026-12-19T15:00:00Z'));
  expect((await mine()).situation).toBe('REPROVADO_POR_FALTAS');
});
