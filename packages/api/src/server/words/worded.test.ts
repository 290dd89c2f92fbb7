import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import type { Entry } from '../writes/journal.ts';
import { wordedTables } from './worded.ts';

const rooms = pgTable('rooms', { name: text('name'), school_year: integer('school_year') });
const lent = pgTable('lent', { name: text('name'), shelf_mark: text('shelf_mark') });
const states = pgTable('attendance', { status: text('status', { enum: ['PRESENT', 'ABSENT', 'LATE'] }) });

/** What is shown here is shown by the compiler: a line that must not compile does, and the check fails. */
test('a table, a column, a choice or an audited field without words does not compile', () => {
  expect(Object.keys(wordedTables({ rooms }))).toEqual(['rooms']);
  // @ts-expect-error: nobody says what a shelf mark is
  wordedTables({ lent });
  // @ts-expect-error: 'LATE' has no label
  wordedTables({ states });
  const about = { action: 'CREATE', recordId: 'x', municipalityId: null } as const;
  const entries: Entry[] = [
    { ...about, table: 'users', to: { name: 'Ana' } },
    // @ts-expect-error: a table that has no name
    { ...about, table: 'shelves', to: { name: 'Ana' } },
    // @ts-expect-error: a field that has no words
    { ...about, table: 'users', to: { name: 'Ana', shelf_mark: 'B 12' } },
  ];
  expect(entries).toHaveLength(3);
});
