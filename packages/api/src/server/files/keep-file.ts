import { eq } from 'drizzle-orm';
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

/** Removes a file's row, and its bytes once that is durable. Columns that named it become null. */
export async function dropFile(unit: Unit, fileStore: FileStore, id: string): Promise<void> {
  const [row] = await unit.db.delete(files).where(eq(files.id, id)).returning({ key: files.key });
  if (row) unit.afterCommit(() => fileStore.remove(row.key));
}
