import { expect, it } from 'vitest';
import { groupCopy } from './group-notes.copy.ts';
import { groupNotes } from './group-notes.ts';
import type { Note } from './merge-notes.ts';

const note = (id: string, minute: number, title: string, part: Partial<Note> = {}): Note => ({
  ...{ id, kind: 'personal', type: 'UPDATE', title, message: `De ${id}.`, isRead: true },
  createdAt: `2026-05-20T12:${String(minute).padStart(2, '0')}:00Z`,
  ...part,
});
const permissions = 'Permissões atualizadas';

it('shows acts of a kind that follow each other as one, and nothing else', () => {
  const groups = groupNotes([
    note('a', 50, permissions),
    note('b', 49, permissions),
    note('c', 48, permissions),
    note('d', 47, 'Login'),
    note('e', 46, permissions),
    note('f', 45, permissions, { isRead: false }),
    note('g', 44, permissions, { kind: 'global' }),
    note('h', 43, permissions, { kind: 'global' }),
    note('i', 42, permissions, { createdAt: '2026-05-20T10:00:00Z' }),
  ]);
  expect(groups.map(({ notes }) => notes.map(({ id }) => id).join(''))).toEqual(['abc', 'd', 'e', 'f', 'g', 'h', 'i']);
  expect([groups[0]?.title, groups[0]?.message]).toEqual(['3 permissões alteradas por você', 'De a. E mais 2.']);
  expect(groups[1]?.title).toBe('Login');
});

it.each([
  ['Turma criada', 'turmas criadas por você'],
  ['Estudante atualizado', 'estudantes atualizados por você'],
  ['Professor excluído', 'professores excluídos por você'],
  ['Avaliação removida', 'avaliações removidas por você'],
  ['Material enviado', 'materiais enviados por você'],
  ['Chamada salva', 'chamadas salvas por você'],
  ['Folha de chamada gerada', 'folhas de chamada geradas por você'],
  ['FAQ adicionada', 'FAQs adicionadas por você'],
  ['Relatório pronto', 'relatórios prontos'],
  ['Permissões atualizadas', 'permissões alteradas por você'],
  ['Cartões de acesso', 'vezes: Cartões de acesso'],
])('calls many of "%s" "%s"', (title, many) => {
  expect(groupCopy.title(title, 12)).toBe(`12 ${many}`);
});
