import type { ClassTeacher } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { type TeachingOf, teachingText } from './teaching.ts';

const ivo: ClassTeacher = {
  ...{
    id: 'a',
    class_id: 'c',
    teacher_profile_id: 'ivo',
    teacher: { name: 'Ivo Prates' },
    starts_on: null,
    ends_on: null,
    version: 1,
  },
  ...{ discipline_id: 'math', discipline: { name: 'Matemática' }, created_at: '2026-02-02T12:00:00Z' },
};
const lucia: ClassTeacher = { ...ivo, id: 'b', teacher_profile_id: 'lucia', discipline_id: 'arts' };
const of: TeachingOf = {
  ...{ role: 'TEACHER', profileId: 'lucia', teachers: [ivo, lucia], today: '2026-05-20', anyDiscipline: false },
  discipline: { id: 'math', name: 'Matemática' },
};

it('says whose a discipline is, also where the device keeps no name', () => {
  expect(teachingText(of)).toBe(
    'Matemática, nesta turma, é de Ivo Prates. Só quem leciona a disciplina, ou a direção, lança notas e chamada.',
  );
  expect(teachingText({ ...of, teachers: [{ ...ivo, teacher: { name: '' } }, lucia] })).toBe(
    'Matemática, nesta turma, é de outra pessoa. Só quem leciona a disciplina, ou a direção, lança notas e chamada.',
  );
  expect(teachingText({ ...of, discipline: { id: 'arts', name: 'Artes' } })).toBeNull();
  expect(teachingText({ ...of, role: 'MANAGER', profileId: null })).toBeNull();
  expect(teachingText({ ...of, profileId: 'rui' })).toBeNull();
});

it('says when a turn ended or begins', () => {
  const turn = (starts_on: string | null, ends_on: string | null) =>
    teachingText({ ...of, teachers: [ivo, { ...lucia, starts_on, ends_on }] });
  expect(turn(null, '2026-05-19')).toBe(
    'Sua atribuição nesta turma terminou em 19/05/2026. A direção pode prolongá-la.',
  );
  expect(turn('2026-05-21', null)).toBe('Sua atribuição nesta turma começa em 21/05/2026.');
});
