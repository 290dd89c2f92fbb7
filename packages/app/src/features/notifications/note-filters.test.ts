import { describe, expect, it } from 'vitest';
import type { Note } from '../../parts/notifications/merge-notes.ts';
import { addressOfNotes, filterNotes, type NoteFilters, noteFiltersOf, typeOf } from './note-filters.ts';

const note = (id: string, part: Partial<Note> = {}): Note => ({
  id,
  kind: 'personal',
  type: 'OTHER',
  title: null,
  message: 'Mensagem',
  createdAt: '2026-08-14T12:00:00Z',
  isRead: false,
  ...part,
});
const notes = [
  note('login', { type: 'LOGIN', message: 'Entrada em novo aparelho', isRead: true }),
  note('create', { type: 'CREATE', title: 'Avaliação', message: 'Prova de Matemática' }),
  note('future', { type: 'ARCHIVE', message: 'Arquivado' }),
  note('other', { title: 'Incidente', isRead: true }),
];
const found = (filters: Partial<NoteFilters>) =>
  filterNotes(notes, { search: '', type: 'all', status: 'all', ...filters }).map(({ id }) => id);

describe('filterNotes', () => {
  it('finds message, title and type, without regard to accents and case', () => {
    expect(found({ search: 'matematica' })).toEqual(['create']);
    expect(found({ search: 'INCIDENTE' })).toEqual(['other']);
    expect(found({ search: 'criação' })).toEqual(['create']);
    expect(found({ search: 'login' })).toEqual(['login']);
    expect(found({ search: '  ' })).toHaveLength(4);
    expect(found({ search: 'nada disso' })).toEqual([]);
  });

  it('joins the search with type and status', () => {
    expect(found({ status: 'new' })).toEqual(['create', 'future']);
    expect(found({ status: 'read', type: 'LOGIN' })).toEqual(['login']);
    expect(found({ search: 'aparelho', status: 'new' })).toEqual([]);
  });

  it('counts a type that it does not know as Outros', () => {
    expect(typeOf({ type: 'ARCHIVE' })).toBe('OTHER');
    expect(typeOf({ type: 'toString' })).toBe('OTHER');
    expect(found({ type: 'OTHER' })).toEqual(['future', 'other']);
    expect(found({ search: 'outros' })).toEqual(['future', 'other']);
  });
});

it('filters stand in the address, and what it does not know narrows nothing', () => {
  const filters: NoteFilters = { search: 'all', type: 'LOGIN', status: 'all' };
  expect(addressOfNotes(filters)).toEqual({ search: 'all', type: 'LOGIN', status: '' });
  expect(noteFiltersOf({ search: 'all', type: 'LOGIN', status: '' })).toEqual(filters);
  expect(noteFiltersOf({ search: '', type: 'toString', status: 'old' })).toEqual({
    search: '',
    type: 'all',
    status: 'all',
  });
});
