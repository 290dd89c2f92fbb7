import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.ts';

/** A file store in memory that names its files one after the other. */
export function createMemoryStore(): FileStore {
  const kept = new Map<string, Uint8Array>();
  return {
    put: async (content, { municipalityId, now }) => {
      const key = `${municipalityId}/${now.getUTCFullYear()}/${kept.size + 1}`;
      kept.set(key, content);
      return { key, sizeBytes: content.byteLength, sha256: createHash('sha256').update(content).digest('hex') };
    },
    putBack: async (key, content) => void kept.set(key, content),
    get: async (key) => kept.get(key) ?? null,
    open: async (key, range) => {
      const content = kept.get(key);
      return content ? Readable.from([content.subarray(range?.start ?? 0, range ? range.end + 1 : undefined)]) : null;
    },
    remove: async (key) => void kept.delete(key),
    list: async function* () {
      for (const key of kept.keys()) yield { key, writtenAt: new Date(0) };
    },
  };
}
