import { assessmentEndpoints, teacherScheduleEndpoints as calls, settingsEndpoints } from '@caderneta/contract';
import { afterAll, expect, test } from 'vitest';
import { call, refused } from '../../server/testing/call.ts';
import { disciplinesOf, ids } from '../../server/testing/fixture.ts';
import { send, startTestServer } from '../../server/testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

const as = { role: 'TEACHER' } as const;
const input = {
  teacher_profile_id: ids.profile('TEACHER'),
  weekday: 'TUESDAY' as const,
  start_time: '1970-01-01T08:00:00Z',
  end_time: '09:00',
};

test('a teacher keeps their own timetable; its lines come by day and time', async () => {
  const late = await call(server, calls.create, { ...as, body: { ...input, weekday: 'FRIDAY' } });
  const body = { ...input, class_id: ids.class.assigned, discipline_id: disciplinesOf.assigned[0] };
  const { data, message } = await call(server, calls.create, { ...as, body });
  expect([message, data]).toMatchObject([
    'Horário adicionado',
    { start_time: '1970-01-01T08:00:00Z', end_time: '1970-01-01T09:00:00Z', discipline: { name: 'Português' } },
  ]);
  const query = { teacher_profile_id: input.teacher_profile_id };
  const days = (await call(server, calls.list, { ...as, query })).data.map(({ weekday }) => weekday);
  expect(days).toEqual(['MONDAY', 'TUESDAY', 'FRIDAY']);
  expect((await call(server, calls.list, { role: 'MASTER', query: { class_id: ids.class.far } })).data).toHaveLength(1);
  await call(server, calls.remove, { ...as, params: { id: late.data.id } });
  await call(server, calls.remove, { role: 'MASTER', params: { id: data.id } });
});

test('a line about a class opens it to nobody', async () => {
  await call(server, calls.create, { ...as, body: { ...input, class_id: ids.class.unassigned } });
  const write = { ...as, params: { id: ids.assessment.unassigned }, body: { title: 'Minha' } };
  expect((await refused(server, assessmentEndpoints.update, write)).code).toBe('not-found');
});

test.each([
  ['without an end', { end_time: '' }, 'invalid-request'],
  ['ending before it begins', { end_time: '07:00' }, 'invalid-request'],
  ['of a colleague', { teacher_profile_id: ids.colleague.near }, 'not-found'],
  ['in a class of another school', { class_id: ids.class.far }, 'not-found'],
  ['of a discipline of another school', { discipline_id: disciplinesOf.far[0] }, 'not-found'],
])('a line %s is refused', async (_, change, code) => {
  expect((await refused(server, calls.create, { ...as, body: { ...input, ...change } })).code).toBe(code);
});

test('a line at the time of another one is refused, with the other named; one that begins at its end is not', async () => {
  const day = { ...input, weekday: 'SATURDAY' as const };
  const body = { ...day, class_id: ids.class.assigned, discipline_id: disciplinesOf.assigned[0] };
  const first = await call(server, calls.create, { ...as, body });
  for (const [start_time, end_time] of [
    ['08:30', '09:30'],
    ['07:30', '08:01'],
    ['08:15', '08:45'],
    ['07:00', '10:00'],
  ] as const) {
    const { errors } = await refused(server, calls.create, { ...as, body: { ...day, start_time, end_time } });
    const named = `Já há um horário das 08:00 às 09:00 (${first.data.class?.grade} ${first.data.class?.section}, Português)`;
    expect(errors).toEqual([{ field: 'start_time', message: named }]);
  }
  await call(server, calls.create, { ...as, body: { ...day, start_time: '09:00', end_time: '10:00' } });
  const at = (start_time: string, end_time: string) =>
    send(server.app, 'POST', '/teacher-schedules', { ...as, body: { ...day, start_time, end_time } });
  const both = await Promise.all([at('14:00', '15:00'), at('14:30', '15:30')]);
  expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
});

test('nobody who is no teacher has a timetable', async () => {
  const body = { ...input, teacher_profile_id: ids.pupil.assigned };
  const failure = await refused(server, calls.create, { role: 'MASTER', body });
  expect([failure.code, failure.message]).toEqual(['not-found', 'Perfil de professor inválido']);
});

test('a line outside the shifts that the school set is refused, with their hours', async () => {
  const near = { role: 'MANAGER' as const, params: { id: ids.institution.near } };
  const morning = { name: 'MORNING' as const, start_time: '07:00', end_time: '11:30' };
  const evening = { name: 'EVENING' as const, start_time: '18:30', end_time: '22:00' };
  await call(server, settingsEndpoints.updateInstitution, { ...near, body: { shifts: [morning, evening] } });
  await call(server, calls.create, { ...as, body: { ...input, weekday: 'THURSDAY' as const } });
  const { errors } = await refused(server, calls.create, {
    ...as,
    body: { ...input, weekday: 'THURSDAY' as const, end_time: '11:40' },
  });
  expect(errors).toEqual([
    {
      field: 'start_time',
      message: 'O horário está fora dos turnos da escola (Manhã, 07:00 às 11:30; Noite, 18:30 às 22:00)',
    },
  ]);
  await call(server, settingsEndpoints.updateInstitution, { ...near, body: { shifts: [] } });
  await call(server, calls.create, {
    ...as,
    body: { ...input, weekday: 'THURSDAY' as const, start_time: '11:00', end_time: '11:40' },
  });
});
