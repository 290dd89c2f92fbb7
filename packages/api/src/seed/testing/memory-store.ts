import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.ts';

/** A file store in memory that names its files one after the other. */
export function createMemoryStore(): FileStore {
  const stored = new Map<string, Uint8Array>();
  return {
    put: async (content, { municipalityId, now }) => {
      const key = `${municipalityId}/${now.getUTCFullYear()}/${stored.size + 1}`;
      stored.set(key, content);
      return { key, sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
    },
    putBack: async (key, content) => void stored.set(key, content),
    get: async (key) => stored.get(key) ?? null,
    open: async (key, range) => {
      const content = stored.get(key);
      return content ? Readable.from([content.subarray(range?.start ?? 0, range ? range.end + 1 : undefined)]) : null;
    },
    remove: async (key) => void stored.delete(key),
    list: async function* () {
      for (const key of stored.keys()) yield { key, writtenAt: new Date(0) };
    },
  };
}
