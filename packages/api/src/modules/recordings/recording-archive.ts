import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ReadingTruth } from '@caderneta/contract';
import { and, asc, eq, gt } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { fileNameOf } from '../../files/document-type.ts';
import type { FileStore } from '../../files/file-store.ts';
import { files } from '../../schema/files.table.ts';
import { readingRecordings } from '../../schema/reading-recordings.table.ts';
import type { Queries } from '../../server/query/queries.ts';

/** Rows read at a time: texts of a whole network do not lie in memory. */
const batchSize = 100;
/** Sound is compressed already, or it is WAV, whose few readers of this archive have the room. */
const asItIs = { compress: false } as const;

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

async function fill(zip: ZipFile, db: Queries, fileStore: FileStore, municipalityId: string, gone: AbortSignal) {
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
    zip.addBuffer(Buffer.from(row.text), `${name}.txt`, asItIs);
    zip.addBuffer(Buffer.from(JSON.stringify(truth)), `${name}.json`, asItIs);
    zip.addReadStream(sound, fileNameOf(name, type), asItIs);
    // One file open at a time, and as fast as the reader takes it.
    await finished(sound, { signal: gone }).finally(() => sound.destroy());
  }
  zip.end();
}

/** What a municipality keeps as a ZIP for `calibrate`: of each recording sound, text and marks, under random names. */
export function openArchive(db: Queries, fileStore: FileStore, municipalityId: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  void once(output, 'close')
    .finally(() => gone.abort())
    .catch(() => undefined);
  zip.on('error', (error: Error) => output.destroy(error));
  fill(zip, db, fileStore, municipalityId, gone.signal).catch((error) => output.destroy(error as Error));
  return output;
}
