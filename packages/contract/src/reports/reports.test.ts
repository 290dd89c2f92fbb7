import { expect, it } from 'vitest';
import { reportFileWords } from './report-file-words.ts';
import type { ReportFilters } from './report-filters.ts';
import { reportNames } from './report-ids.ts';
import { reports } from './reports.ts';

const none: ReportFilters = {
  year: '',
  municipality: '',
  institution: '',
  class: '',
  student: '',
  discipline: '',
  period: '',
  assessment: '',
  from: '',
  to: '',
  user: '',
  hide: '',
};
const headers = (id: keyof typeof reports, rows: readonly object[] = []) =>
  reports[id].columnsFor(rows as never, none).map(({ header }) => header);

it('has the specified columns', () => {
  expect(Object.keys(reports).sort()).toEqual(Object.keys(reportNames).sort());
  expect(headers('attendance').join(', ')).toBe(
    'Instituição, Turma, Disciplina, Matrícula, Aluno, Presenças, Ausências, % Frequência',
  );
  expect(headers('absentees').join(', ')).toBe(
    'Instituição, Turma, Aluno, Faltas, Faltas consecutivas, % Frequência, Limite',
  );
  expect(headers('posted-grades').join(', ')).toBe('Instituição, Turma, Disciplina, Professor, Esperadas, Lançadas, %');
  expect(headers('pupils').join(', ')).toBe('Instituição, Turma, Nº, Matrícula, Aluno, Gênero, Nascimento, Situação');
  const ofClass = (id: keyof typeof reports) =>
    reports[id].columnsFor([], { ...none, class: 'c' }).map(({ header }) => header);
  expect(ofClass('attendance').join(', ')).toBe(
    'Turma, Disciplina, Matrícula, Aluno, Presenças, Ausências, % Frequência',
  );
  expect(ofClass('pupils').join(', ')).toBe('Nº, Matrícula, Aluno, Gênero, Nascimento, Situação');
  expect(headers('assessment').join(', ')).toBe('Aluno, Acertos, %, Situação');
  expect(headers('assessment', [{ scale: 10 }]).join(', ')).toBe('Aluno, Acertos, Nota, Situação');
  const question = { options: ['A', 'B', 'C', 'D'].map((letter) => ({ letter, share: 25 })) };
  expect(headers('questions', [question]).join(', ')).toBe(
    'Questão, Gabarito, % A, % B, % C, % D, % em branco, % dupla, % acerto, discriminação',
  );
  expect(headers('institutions').join(', ')).toBe('Instituição, Previstos, Participação %, Média, desvio');
  expect(headers('readings').join(', ')).toBe(
    'Aluno, Clareza, Fluência, Entonação, Pausas, Pronúncia, Ritmo, Geral, Origem da nota, Palavras por minuto, Palavras certas por minuto, Precisão %, Origem, Perfil',
  );
  expect(headers('audit').join(', ')).toBe('Data, Usuário, Ação, Registro, De, Para');
});

it('is filed after what it is of, and after its year where that is another one', () => {
  const words = (year: string) =>
    reportFileWords(
      'council',
      { 'Ano letivo': year, Município: 'Sol', Turma: '8º Ano A' },
      new Date('2026-11-22T12:00Z'),
    );
  expect(words('2026')).toEqual(['Mapa do conselho', '8º Ano A']);
  expect(words('2025')).toEqual(['Mapa do conselho', '2025', '8º Ano A']);
});

it('has a column for each option that any of the questions has', () => {
  const optionsOf = (letters: string) => ({ options: [...letters].map((letter) => ({ letter, share: 25 })) });
  const rows = [optionsOf(''), optionsOf('ABC'), optionsOf('ABCD')];
  expect(headers('questions', rows).slice(2, 6)).toEqual(['% A', '% B', '% C', '% D']);
});

it('gives the council a column a discipline', () => {
  const rows = [
    { student: { name: 'Ana' }, disciplines: [{ id: '1', name: 'Artes', mean: 8 }], mean: 8, absent: 1 },
    { student: { name: 'Bia' }, disciplines: [{ id: '2', name: 'História', mean: 6.5 }], mean: 6.5, absent: 0 },
  ];
  expect(headers('council', rows)).toEqual(['Aluno', 'Artes', 'História', 'Média', 'Faltas']);
  const cells = reports.council.columnsFor(rows as never, none).map(({ value }) => value(rows[1] as never));
  expect(cells).toEqual(['Bia', undefined, 6.5, 6.5, 0]);
});

it('gives a boletim a score and the absences of each period', () => {
  const rows = [{ student: 'Ana', discipline: 'Artes', periods: [{ label: '1º bimestre', score: 8.5, absent: 2 }] }];
  expect(headers('report-cards', rows).join(', ')).toBe(
    'Aluno, Disciplina, 1º bimestre: nota, 1º bimestre: faltas, Média, Freq. %, Situação',
  );
});

it('tells the readings of one pupil apart by day and assessment', () => {
  const [student, date, assessment] = reports.readings.columnsFor([], { ...none, student: 's' });
  expect([student, date, assessment].map((column) => column?.header)).toEqual(['Aluno', 'Data', 'Avaliação']);
  expect(date?.value({ read_at: '2026-05-20T12:30:00.000Z' } as never)).toMatch(/^20\/05\/2026/);
  const profile = reports.readings.columnsFor([], none).at(-1);
  expect(profile?.value({ profile: 'BEGINNER' } as never)).toBe('Leitor iniciante');
  expect(profile?.value({ profile: null } as never)).toBeNull();
  const origin = reports.readings.columnsFor([], none).find(({ header }) => header === 'Origem');
  const written = (['ear', 'estimate', null] as const).map((one) => origin?.value({ origin: one } as never));
  expect(written).toEqual(['Marcada de ouvido', 'Estimativa', null]);
});

it('says that the score of a marked reading is an estimate, and that its words a minute are right ones', () => {
  const marked = { score: 9.43, score_origin: 'estimate', origin: 'ear', words_per_minute: 84, accuracy_percent: 84.6 };
  const written = (row: object) =>
    Object.fromEntries(
      reports.readings
        .columnsFor([], none)
        .map(({ header, value }) => [header, value({ criteria: {}, ...row } as never)]),
    );
  expect(written(marked)).toMatchObject({
    Geral: 9.43,
    'Origem da nota': 'Estimativa',
    'Palavras por minuto': null,
    'Palavras certas por minuto': 84,
    Origem: 'Marcada de ouvido',
  });
  expect(written({ ...marked, origin: 'estimate' })).toMatchObject({
    'Palavras por minuto': 84,
    'Palavras certas por minuto': null,
  });
});

it('leaves out of a call what it does not know, and hides what is personal', () => {
  const filters = { ...none, class: 'c', discipline: 'd', period: '2', hide: 'sim' };
  expect(reports.attendance.inputOf(filters).query).toMatchObject({ class_id: 'c', discipline_id: 'd', period: '2' });
  expect(reports.absentees.inputOf(filters).query).toMatchObject({ class_id: 'c', period: '2' });
  expect(reports['report-cards'].inputOf(filters).query).toEqual({ class_id: 'c' });
  expect(reports.pupils.inputOf(filters).query).toEqual({ class_id: 'c', hide_personal: 'true' });
  const birth = reports.pupils.columnsFor([], filters)[4];
  expect(birth?.value({ birth_date: null } as never)).toBe('Oculto');
});

it('asks the audit log for the days and the person that it is narrowed to', () => {
  const { filters, inputOf } = reports.audit;
  expect(filters).toEqual(['municipality', 'institution', 'from', 'to', 'user', 'hide']);
  expect(inputOf({ ...none, from: '2026-05-01', to: '2026-05-31', user: 'rosa' }).query).toMatchObject({
    ...{ from: '2026-05-01', to: '2026-05-31', search: 'rosa' },
  });
  expect(Object.values(inputOf(none).query ?? {}).filter(Boolean)).toEqual([]);
});
