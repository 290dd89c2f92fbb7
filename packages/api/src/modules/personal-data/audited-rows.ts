import { auditActionLabels } from '@caderneta/contract';
import { auditTableLabel } from '@caderneta/contract/calls';
import type { SQL } from 'drizzle-orm';
import { asc } from 'drizzle-orm';
import { auditLog } from '../../schema/audit-log.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { changesInWords, isUuid, type NameOf } from '../../server/words/changes-in-words.ts';
import { namesThen, type Wanted } from '../../server/words/names-then.ts';
import { recordInWords } from '../../server/words/record-words.ts';
import { onlyOf } from './only-of.ts';
import type { PersonIds } from './person-tables.ts';

type Entry = typeof auditLog.$inferSelect;
type Named = readonly (readonly [Entry, NameOf])[];

const spoken = (text: string) => ({ text, record: null });

/** Entries with what names their ids: what records were called then, of other people nothing. */
async function named(db: Queries, entries: readonly Entry[], { userId, profileIds }: PersonIds): Promise<Named> {
  const own = new Set([userId, ...profileIds]);
  const isPerson = (kind: string) => kind === 'user' || kind === 'profile';
  const wanted: Wanted = new Map();
  const collect: NameOf = (kind, id) => {
    if (!isPerson(kind)) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
    return null;
  };
  for (const entry of entries) {
    recordInWords({ ...entry, table: entry.table_name, record_name: null }, collect);
    changesInWords(
      { table: entry.table_name, action: entry.action, from: entry.from, to: entry.to, isCut: false },
      collect,
    );
    for (const [kind, id] of [
      ['institution', entry.institution_id],
      ['municipality', entry.municipality_id],
    ] as const) {
      if (isUuid(id)) collect(kind, id);
    }
  }
  const oldest = Math.min(...entries.map(({ created_at }) => created_at.getTime()));
  const names = entries.length === 0 ? () => () => null : await namesThen(db, wanted, new Date(oldest));
  return entries.map((entry) => {
    const nameOf = names(entry.created_at);
    return [
      entry,
      (kind, id) => (isPerson(kind) ? spoken(own.has(id) ? 'esta pessoa' : 'outra pessoa') : nameOf(kind, id)),
    ] as const;
  });
}

const recordOf = ([entry, nameOf]: Named[number]): string | null =>
  recordInWords({ ...entry, table: entry.table_name, record_name: null }, nameOf)?.text ?? null;

/** Changes about a person, in words: what changed of theirs, and nothing of other people. */
export async function auditedRows(db: Queries, about: SQL, person: PersonIds) {
  const entries = await db.select().from(auditLog).where(about).orderBy(asc(auditLog.created_at));
  return (await named(db, entries, person)).map(([entry, nameOf]) => ({
    'criado em': entry.created_at,
    'feito por': entry.user_id === person.userId ? 'esta pessoa' : 'outra pessoa',
    ação: auditActionLabels[entry.action],
    'tipo de registro': auditTableLabel(entry.table_name),
    registro: recordOf([entry, nameOf]),
    escola: (entry.institution_id && nameOf('institution', entry.institution_id)?.text) || null,
    município: nameOf('municipality', entry.municipality_id)?.text ?? null,
    alterações: changesInWords(
      {
        table: entry.table_name,
        action: entry.action,
        from: onlyOf(entry.from, person),
        to: onlyOf(entry.to, person),
        isCut: false,
      },
      nameOf,
    ).map(({ field, from, to }) => ({ campo: field, antes: from?.text ?? null, depois: to?.text ?? null })),
  }));
}

/** What a person did, without what it was about where that is other people's. */
export async function actsInWords(db: Queries, entries: readonly Entry[], person: PersonIds) {
  return (await named(db, entries, person)).map(([entry, nameOf]) => ({
    quando: entry.created_at,
    ação: auditActionLabels[entry.action],
    'tipo de registro': auditTableLabel(entry.table_name),
    registro: recordOf([entry, nameOf]),
  }));
}
