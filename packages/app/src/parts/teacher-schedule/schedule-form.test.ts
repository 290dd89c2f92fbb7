import { expect, it } from 'vitest';
import { checkSchedule, defaultSchedule } from './schedule-form.ts';

const profileId = '0198a0de-7c2a-7b51-9f0e-0123456789ab';
const errors = (part: object, profile = profileId) => {
  const verdict = checkSchedule({ ...defaultSchedule, ...part }, profile);
  return verdict.ok ? verdict.value : verdict.errors;
};

it('starts on Monday from 08:00 to 09:00, without class or discipline', () => {
  expect(errors({})).toMatchObject({
    weekday: 'MONDAY',
    start_time: '08:00:00',
    end_time: '09:00:00',
    class_id: null,
    discipline_id: null,
  });
});

it.each([
  [{ start: null }, { start_time: 'Preencha horário inicial e final' }],
  [{ end: null }, { end_time: 'Preencha horário inicial e final' }],
  [{ end: '08:00' }, { end_time: 'O horário final deve vir depois do inicial' }],
])('refuses %o', (part, said) => expect(errors(part)).toEqual(said));

it('needs a profile', () => {
  expect(errors({}, '')).toEqual({ teacher_profile_id: 'Perfil de professor inválido' });
});
