import { describe, expect, it } from 'vitest';
import { mergeNotes } from './merge-notes.ts';

const personal = (id: string, created_at: string, read_at: string | null = null) => ({
  id,
  created_at,
  read_at,
  title: null,
  message: id,
  type: 'OTHER' as const,
});
const global = (id: string, created_at: string, read_by: string[] = []) => ({
  id,
  created_at,
  read_by,
  title: 'Incidente',
  message: id,
  type: 'OTHER' as const,
});

describe('mergeNotes', () => {
  it('puts both kinds together, newest first', () => {
    const notes = mergeNotes(
      [personal('a', '2026-08-14T12:00:00Z'), personal('b', '2026-08-12T12:00:00Z')],
      [global('c', '2026-08-13T12:00:00Z')],
      'u1',
    );
    expect(notes.map((note) => note.id)).toEqual(['a', 'c', 'b']);
  });

  it('takes a personal one for read by its date, a global one by its readers', () => {
    const notes = mergeNotes(
      [personal('a', '2026-08-14T12:00:00Z', '2026-08-14T13:00:00Z'), personal('b', '2026-08-14T11:00:00Z')],
      [global('c', '2026-08-14T10:00:00Z', ['u1']), global('d', '2026-08-14T09:00:00Z', ['u2'])],
      'u1',
    );
    expect(notes.map((note) => [note.id, note.isRead])).toEqual([
      ['a', true],
      ['b', false],
      ['c', true],
      ['d', false],
    ]);
  });
});
