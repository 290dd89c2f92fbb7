import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ReadingTruth } from '@caderneta/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { fileNameOf } from '../../files/document-type.ts';
import type { FileStore } from '../../files/file-store.ts';
import { files } from '../../schema/files.table.ts';
import { readingRecordings } from '../../schema/reading-recordings.table.ts';
import { writeZip, type ZipEntries } from '../../server/files/write-zip.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Rows read at a time: texts of a whole network do not lie in memory. */
const batchSize = 100;

async function* recordingsOf(db: Queries, municipalityId: string) {
  for (let after: string | null = null; ; ) {
    const rows: { row: typeof readingRecordings.$inferSelect; key: string; type: string }[] = await db
      .select({ row: readingRecordings, key: files.key, type: files.media_type })
      .from(readingRecordings)
      .innerJoin(files, eq(files.id, readingRecordings.file_id))
      .where(
        and(
          eq(readingRecordings.municipality_id, municipalityId),
          after === null ? undefined : gt(readingRecordings.id, after),
        ),
      )
      .orderBy(asc(readingRecordings.id))
      .limit(batchSize);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.row.id;
  }
}

/** A random name for each: who opens two archives cannot tell a pupil of one from that of the other. */
function pseudonyms(): (id: string) => string {
  const names = new Map<string, string>();
  return (id) => {
    const name = names.get(id) ?? randomUUID();
    names.set(id, name);
    return name;
  };
}

async function fill(entries: ZipEntries, db: Queries, fileStore: FileStore, municipalityId: string) {
  const pupilName = pseudonyms();
  for await (const { row, key, type } of recordingsOf(db, municipalityId)) {
    const sound = await fileStore.open(key);
    // Taken away meanwhile.
    if (!sound) continue;
    const name = randomUUID();
    const truth: ReadingTruth = {
      ear_marks: row.ear_marks,
      grade: row.grade,
      pupil: pupilName(row.student_profile_id),
    };
    entries.text(`${name}.txt`, row.text, false);
    entries.text(`${name}.json`, JSON.stringify(truth), false);
    // Sound is compressed already, or it is WAV, whose few readers of this archive have the room.
    await entries.stream(fileNameOf(name, type), sound, false);
  }
}

/** What a municipality keeps as a ZIP for `calibrate`: of each recording sound, text and marks, under random names. */
export const openArchive = (db: Queries, fileStore: FileStore, municipalityId: string): Readable =>
  writeZip((entries) => fill(entries, db, fileStore, municipalityId));
