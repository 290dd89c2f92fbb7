import { Readable } from 'node:stream';
import { retainedTableNames, retainedTables } from '@caderneta/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import type { FileStore } from '../../files/file-store.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { writeZip, type ZipEntries } from '../../server/files/write-zip.ts';
import type { Queries } from '../../server/query/queries.ts';
import { actsInWords } from './audited-rows.ts';
import { exportedRows } from './exported-rows.ts';
import { exportedFiles, type Person } from './person.repository.ts';
import type { PersonIds } from './person-tables.ts';
import { personalDataMessages } from './personal-data.messages.ts';

/** Acts read at a time: who worked for years has signed many. */
const batchSize = 500;

/** What a person did, without what it was about: that is of other people. */
async function* actsOf(db: Queries, person: PersonIds): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for (let after: string | null = null; ; ) {
    const rows: (typeof auditLog.$inferSelect)[] = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.user_id, person.userId), after === null ? undefined : gt(auditLog.id, after)))
      .orderBy(asc(auditLog.id))
      .limit(batchSize);
    for (const act of await actsInWords(db, rows, person)) {
      yield `${separator}${JSON.stringify(act)}`;
      separator = ',\n';
    }
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) break;
    after = last.id;
  }
  yield '\n]\n';
}

async function fill(entries: ZipEntries, db: Queries, fileStore: FileStore, person: Person, now: Date) {
  entries.text('LEIA-ME.txt', personalDataMessages.readMe(person.name, now));
  const stored = await exportedFiles(db, person);
  const fileNames = new Map(stored.map(({ id, type }) => [id, `arquivos/${fileNameOf(id, type)}`]));
  for (const name of retainedTableNames) {
    const rows = await exportedRows(db, name, person, fileNames);
    entries.text(`dados/${retainedTables[name].title}.json`, `${JSON.stringify(rows, null, 2)}\n`);
  }
  await entries.stream('dados/Atos praticados.json', Readable.from(actsOf(db, person)));
  for (const { id, key } of stored) {
    const content = await fileStore.open(key);
    // Taken away meanwhile. Pictures and sound are compressed already.
    if (content) await entries.stream(fileNames.get(id) ?? id, content, false);
  }
}

/** Everything that is retained of a person as a ZIP: a JSON a table, in words, and the person's files. */
export const openPersonalArchive = (db: Queries, fileStore: FileStore, person: Person, now: Date): Readable =>
  writeZip((entries) => fill(entries, db, fileStore, person, now));
