import { expect, test } from 'vitest';
import { changesInWords, type NameOf } from './changes-in-words.ts';

const id = (at: number) => `00000000-0000-4000-8000-00000000000${at}`;
const names: Readonly<Record<string, string>> = {
  [id(1)]: 'E.M. Sol',
  [id(2)]: 'E.M. Lua',
  [id(3)]: 'Ana Souza',
  [id(4)]: 'Matemática',
};
const nameOf: NameOf = (_, asked) => (names[asked] ? { text: names[asked] ?? '', record: null } : null);
const said = (table: string, from: unknown, to: unknown, isCut = false, action = from ? 'UPDATE' : 'CREATE') =>
  changesInWords({ table, action, from, to, isCut }, nameOf).map((line) => [
    line.field,
    line.from?.text ?? null,
    line.to?.text ?? null,
  ]);

test('only what changed, with labels, names and days for values of the machine', () => {
  const before = {
    name: 'Ana',
    role: 'TEACHER',
    institution_id: id(1),
    is_active: true,
    birth_date: '2012-02-29',
    cpf: null,
    unknown_field: 1,
  };
  const after = {
    ...before,
    role: 'MANAGER',
    institution_id: id(2),
    is_active: false,
    birth_date: '2012-03-01',
    unknown_field: 2,
  };
  expect(said('users', before, after)).toEqual([
    ['Perfil', 'Professor(a)', 'Diretor(a)'],
    ['Escola', 'E.M. Sol', 'E.M. Lua'],
    ['Conta', 'ativa', 'inativa'],
    ['Data de nascimento', '29/02/2012', '01/03/2012'],
  ]);
  expect(said('profiles', { cpf: null }, { cpf: '52998224725' })).toEqual([['CPF', null, '529.982.247-25']]);
  // Of a model as of a class: the word agrees with neither.
  expect(said('sheet_models', { archived_at: null }, { archived_at: '2026-11-28T12:00:00Z' })).toEqual([
    ['Arquivamento', null, '28/11/2026, 09:00'],
  ]);
  expect(said('users', null, { institution_id: id(9), role: 'STUDENT' })).toEqual([
    ['Escola', null, 'registro removido'],
    ['Perfil', null, 'Estudante'],
  ]);
  expect(said('users', { name: 'Ana' }, { archived: true })).toEqual([
    ['Situação', null, 'arquivado(a)'],
    ['Nome', 'Ana', null],
  ]);
  expect(
    said('class_events', { file_id: id(5), start_time: '08:00:00' }, { file_id: id(6), start_time: null }),
  ).toEqual([
    ['Arquivo', 'arquivo anterior', 'novo arquivo'],
    ['Início', '08:00', null],
  ]);
});

test('of lists the lines that changed, each by what it is of', () => {
  const grade = (score: number) => ({
    student_profile_id: id(3),
    discipline_id: id(4),
    scope: 'BIMESTER',
    period_index: 2,
    score,
  });
  expect(said('grades', [grade(7)], [grade(8.5)])).toEqual([
    ['Ana Souza · Matemática · 2º bimestre · nota', '7', '8,5'],
  ]);
  expect(said('grades', [grade(7)], [])).toEqual([['Ana Souza · Matemática · 2º bimestre · nota', '7', null]]);
  expect(said('grades', [grade(7)], [], true)).toEqual([]);
  expect(
    said('user_permissions', { permissions: ['view_faq', 'view_class'] }, { permissions: ['view_faq', 'view_aulas'] }),
  ).toHaveLength(1);
  const key = {
    ...{ '1': 'a', '2': 'c', '3': { kind: 'several', letters: ['a', 'c'], grading: 'partial' } },
    '4': { kind: 'true-false', right: true },
  };
  expect(said('answer_keys', { annulled: [] }, { annulled: [{ group: 0, question: 3 }], key: [key] })).toEqual([
    ['Questões anuladas', null, 'coluna 1 · questão 3'],
    ['Gabarito', null, 'Coluna 1: A, C, A + C (parcial), V'],
  ]);
});

test('of a question of the bank: what is right, as the key says it', () => {
  expect(
    said('bank_items', { rule: 'b' }, { rule: { kind: 'several', letters: ['a', 'c'], grading: 'partial' } }),
  ).toEqual([['Resposta certa', 'B', 'A + C (parcial)']]);
});

test('of settings, however deep, and no word of the machine', () => {
  const term = { scope: 'BIMESTER', period_index: 1, starts_on: '2026-02-02', ends_on: '2026-04-17', weight: 1 };
  expect(
    said(
      'settings',
      { terms: [term], maintenance: { active: false } },
      { terms: [{ ...term, weight: 2 }], maintenance: { active: true } },
    ),
  ).toEqual([
    ['Períodos · 1º bimestre · peso', '1', '2'],
    ['Manutenção · ativa', 'Não', 'Sim'],
  ]);
  expect(said('users', { role: 'OLD_ROLE', comment: id(8) }, null)).toEqual([
    ['Perfil', 'outro', null],
    ['Comentário', 'outro', null],
  ]);
});

test('of skills, the codes as the network gave them', () => {
  expect(said('skills', null, { code: 'mat_fra', years: [6], source: 'Rede' })).toEqual([
    ['Código', null, 'mat_fra'],
    ['Anos escolares', null, '6'],
    ['Origem', null, 'Rede'],
  ]);
  const question = { group: 0, question: 2, codes: ['EF06MA07'] };
  expect(said('question_skills', [], [question])).toEqual([['Coluna 1 · questão 2 · habilidades', null, 'EF06MA07']]);
});
