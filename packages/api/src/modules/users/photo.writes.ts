import { fail, type Outcome, photoLimit, succeed } from '@caderneta/contract';
import { decodeBase64 } from '../../files/base64.ts';
import type { FileStore } from '../../files/file-store.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { dropFile, keepFile } from '../../server/files/keep-file.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { userMessages } from './users.messages.ts';

/** The bytes of a form's photo: an image by its own first bytes, of 5 MB at most. Null removes; undefined leaves as it is. */
export function decodePhoto(sent: string | null | undefined): Outcome<Uint8Array | null | undefined> {
  if (!sent) return succeed(sent === undefined ? undefined : null);
  const photo = decodeBase64(sent);
  if (photo && photo.byteLength > photoLimit) return fail('invalid-request', { errors: [userMessages.photoTooLarge] });
  if (!photo || !fileTypeOf(photo)?.startsWith('image/'))
    return fail('invalid-request', { errors: [userMessages.photoNoImage] });
  return succeed(photo);
}

/** Keeps a new photo in the place of the stored one. Answers the file's id, null when there is none any more. */
export async function replacePhoto(
  unit: Unit,
  fileStore: FileStore,
  { municipalityId, before }: { municipalityId: string | null; before: string | null },
  photo: Uint8Array | null,
): Promise<string | null> {
  if (before) await dropFile(unit, fileStore, before);
  return photo ? keepFile(unit, fileStore, municipalityId, photo) : null;
}
