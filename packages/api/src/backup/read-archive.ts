import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import {
  completeSchema,
  createArchiveDigest,
  entryOf,
  type Manifest,
  manifestName,
  manifestSchema,
} from './archive-format.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The entries of an archive, in their order. Throws where the file is no gzipped tar or ends too early. */
export async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path);
  const unzipped = createGunzip();
  const entries = extract();
  file.on('error', (error) => unzipped.destroy(error));
  unzipped.on('error', (error) => entries.destroy(error));
  file.pipe(unzipped).pipe(entries);
  try {
    for await (const entry of entries) {
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      yield { name: entry.header.name, content: Buffer.concat(pieces) };
    }
  } finally {
    file.destroy();
    unzipped.destroy();
  }
}

export type ArchiveCheck =
  | { readonly ok: true; readonly manifest: Manifest; readonly missingFiles: readonly string[] }
  | { readonly ok: false; readonly reason: 'unreadable' | 'incomplete' | 'changed' | 'unknown-entry' };

const parseJson = (content: Buffer): unknown => {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
};

/** Reads an archive from end to end, before anything is touched: it must be whole, unchanged and of our format. */
export async function checkArchive(path: string): Promise<ArchiveCheck> {
  const digest = createArchiveDigest();
  let manifest: Manifest | null = null;
  let complete: { sha256: string; missing_files: string[] } | null = null;
  try {
    for await (const { name, content } of readEntries(path)) {
      const entry = entryOf(name);
      if (!entry || complete) return { ok: false, reason: 'unknown-entry' };
      if (entry.kind === 'complete') {
        complete = completeSchema.safeParse(parseJson(content)).data ?? null;
        if (complete?.sha256 !== digest.hex()) return { ok: false, reason: 'changed' };
        continue;
      }
      digest.add(name, content);
      if (name === manifestName) manifest = manifestSchema.safeParse(parseJson(content)).data ?? null;
    }
  } catch {
    return { ok: false, reason: manifest ? 'incomplete' : 'unreadable' };
  }
  if (!manifest) return { ok: false, reason: 'unreadable' };
  return complete ? { ok: true, manifest, missingFiles: complete.missing_files } : { ok: false, reason: 'incomplete' };
}
