import type { Attendance, ClassStudent, ClassTeacher, SchoolClass } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { lastOfMonth } from './month.ts';
import { monthPaper } from './month-paper.ts';

const student = (id: string, name: string): ClassStudent => ({
  id,
  matricula: null,
  user: { id: `u-${id}`, name, email: `${id}@escola.br`, is_active: true },
  photo: null,
  profile_photo: null,
});
const mark = (id: string, date: string, status: Attendance['status']): Attendance => ({
  class_id: 'c',
  discipline_id: 'd',
  student_profile_id: id,
  date,
  status,
  notes: null,
  version: 1,
  updated_at: '2026-05-20T12:00:00Z',
  teacher_profile_id: null,
});
const schoolClass = { id: 'c', institution_id: 'i', grade: '9º Ano', section: 'C' } as SchoolClass;
const of = (marks: Attendance[], teachers: ClassTeacher[] = []) => {
  const students = [student('b', 'Zé'), student('a', 'Água')];
  const discipline = { id: 'd', name: 'Artes' };
  const paper = monthPaper({ schoolClass, discipline, day: '2026-05-20', students, marks, teachers });
  const table = paper.sections[0]?.blocks.find((block) => block.kind === 'table');
  return { paper, headers: table?.columns.map(({ header }) => header), rows: table?.rows };
};

it('has a column a day on which the roll was taken, and what each pupil missed', () => {
  const { paper, headers, rows } = of([
    mark('a', '2026-05-05', 'PRESENT'),
    mark('a', '2026-05-04', 'ABSENT'),
    mark('b', '2026-05-04', 'PRESENT'),
  ]);
  expect(paper.sections[0]?.title).toBe('Frequência de maio de 2026');
  expect(headers).toEqual(['Nº', 'Aluno', '04 seg', '05 ter', 'Faltas', '%']);
  expect(rows).toEqual([
    ['1', 'Água', 'F', '•', '1', '50,0'],
    ['2', 'Zé', '•', '–', '0', '100,0'],
  ]);
});

it('cuts a share, as every frequency is', () => {
  const days = ['2026-05-04', '2026-05-05', '2026-05-06'];
  const { rows } = of(days.map((date, index) => mark('a', date, index > 0 ? 'PRESENT' : 'ABSENT')));
  expect(rows?.[0]?.at(-1)).toBe('66,6');
});

it('keeps who left in the roll, and says nothing of who was never marked', () => {
  const { rows } = of([mark('gone', '2026-05-04', 'ABSENT')]);
  expect(rows).toEqual([
    ['1', 'Água', '–', '0', '–'],
    ['2', 'Zé', '–', '0', '–'],
    ['3', 'Aluno que não está mais na turma', 'F', '1', '0,0'],
  ]);
});

it('names who gave the discipline on a day with a roll, and nobody who came later or gives another', () => {
  const assigned = (name: string, more: Partial<ClassTeacher>) =>
    ({ teacher: { name }, discipline_id: 'd', starts_on: null, ends_on: null, ...more }) as ClassTeacher;
  const { paper } = of(
    [mark('a', '2026-05-04', 'PRESENT')],
    [
      assigned('Rui Sá', { ends_on: '2026-05-04' }),
      assigned('Ana Luz', {}),
      assigned('Bia Reis', { starts_on: '2026-05-05' }),
      assigned('Caio Pinto', { discipline_id: 'other' }),
    ],
  );
  const facts = paper.sections[0]?.blocks.find((block) => block.kind === 'facts')?.facts;
  expect(facts).toContainEqual(['Professores', 'Ana Luz, Rui Sá']);
  expect(of([mark('a', '2026-05-04', 'PRESENT')]).paper.sections[0]?.blocks[0]).toMatchObject({
    facts: [
      ['Turma', '9º Ano C'],
      ['Disciplina', 'Artes'],
      ['Dias com chamada', '1'],
    ],
  });
});

it('ends a month on its last day', () => {
  const days = ['2026-02-10', '2028-02-10', '2026-12-31'];
  expect(days.map(lastOfMonth)).toEqual(['2026-02-28', '2028-02-29', '2026-12-31']);
});
