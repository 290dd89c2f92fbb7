import { eq, type SQL } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { wholeNetwork } from '../../schema/audit-log.table.ts';
import { files } from '../../schema/files.table.ts';
import type { Unit } from '../writes/unit-of-work.ts';

/** Writes a file and its row; answers the row's id. `media_type` is what the bytes show; they must be of a known type. A file of a write that fails is swept later. */
export async function keepFile(
  unit: Pick<Unit, 'db' | 'now'>,
  fileStore: FileStore,
  municipalityId: string | null,
  content: Uint8Array,
  media_type: string | null = fileTypeOf(content),
): Promise<string> {
  if (!media_type) throw new Error('a file of unknown type was let through');
  const stored = await fileStore.put(content, { municipalityId: municipalityId ?? wholeNetwork, now: unit.now });
  const { key, sha256, sizeBytes: size } = stored;
  const [row] = await unit.db
    .insert(files)
    .values({ municipality_id: municipalityId, key, sha256, size, media_type, created_at: unit.now })
    .returning({ id: files.id });
  if (!row) throw new Error('an inserted file was not returned');
  return row.id;
}

/** Files taken away at once, once the rows are gone. */
const atOnce = 20;

/** Removes rows of files, and their bytes once that is durable. Columns that named them become null. Answers how many there were. */
export async function dropFiles(unit: Unit, fileStore: FileStore, which: SQL): Promise<number> {
  const gone = await unit.db.delete(files).where(which).returning({ key: files.key });
  unit.afterCommit(async () => {
    for (let from = 0; from < gone.length; from += atOnce) {
      await Promise.all(gone.slice(from, from + atOnce).map(({ key }) => fileStore.remove(key)));
    }
  });
  return gone.length;
}

/** Removes one file. */
export async function dropFile(unit: Unit, fileStore: FileStore, id: string): Promise<void> {
  await dropFiles(unit, fileStore, eq(files.id, id));
}
