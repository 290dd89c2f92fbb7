import { fail, type Outcome, succeed } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { files } from '../../schema/files.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { assessmentMessages } from './assessments.messages.ts';

const pictureTypes: ReadonlySet<string | null> = new Set(['image/jpeg', 'image/png', 'image/webp']);
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The bytes of a picture in base64; null when it is none. */
export function decodePicture(text: string): Uint8Array | null {
  const bytes = base64.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
  return pictureTypes.has(fileTypeOf(bytes)) ? bytes : null;
}

/** The sheet's photo of a draft: its bytes, null to drop the one that is kept, undefined to leave it. */
export function decodePhoto(photo: string | null | undefined): Outcome<Uint8Array | null | undefined> {
  if (photo === null || photo === undefined) return succeed(photo);
  const bytes = decodePicture(photo);
  return bytes ? succeed(bytes) : fail('invalid-request', { errors: [assessmentMessages.badPhoto] });
}

/** A kept photo in base64; null where there is none. */
export async function readPhoto(db: Queries, fileStore: FileStore, fileId: string | null): Promise<string | null> {
  if (fileId === null) return null;
  const [file] = await db.select({ key: files.key }).from(files).where(eq(files.id, fileId));
  const bytes = file ? await fileStore.get(file.key) : null;
  return bytes ? Buffer.from(bytes).toString('base64') : null;
}
