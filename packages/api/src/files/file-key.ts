import { createHash, randomUUID } from 'node:crypto';
import type { FileOwner, StoredFile } from './file-store.ts';

/** The name of a new file in any store, `municipality/yyyy/uuid`, with what its row says of the content. */
export const describeNewFile = (content: Uint8Array, { municipalityId, now }: FileOwner): StoredFile => ({
  key: `${municipalityId}/${now.getUTCFullYear()}/${randomUUID()}`,
  sizeBytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('hex'),
});

const keyShape = /^[0-9a-f-]{36}\/\d{4}\/[0-9a-f-]{36}$/;
export const isFileKey = (key: string): boolean => keyShape.test(key);

/** A key of another shape is never turned into a path or an address. */
export function requireFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error('a file key of an unknown shape');
  return key;
}
