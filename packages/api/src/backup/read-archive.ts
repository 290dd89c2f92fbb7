import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
import { isSealed, opens, unseal } from './sealing.ts';

export interface ArchiveFile {
  readonly path: string;
  /** Opens it where it is sealed. */
  readonly privateKey: string | null;
  readonly signal?: AbortSignal | undefined;
}

export interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** The entries of an archive, in their order. Throws where the file is no gzipped tar, is not opened by its key or ends too early. */
export async function* readEntries({ path, privateKey, signal }: ArchiveFile): AsyncGenerator<ArchiveEntry> {
  const key = (await isSealed(path)) ? privateKey : null;
  const stored = createReadStream(path, { signal });
  const file: Readable = key === null ? stored : Readable.from(unseal(stored, key));
  const unzipped = createGunzip();
  const entries = extract();
  stored.on('error', (error) => file.destroy(error));
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
    stored.destroy();
    file.destroy();
    unzipped.destroy();
  }
}

export type ArchiveCheck =
  | { readonly ok: true; readonly manifest: Manifest; readonly missingFiles: readonly string[] }
  | {
      readonly ok: false;
      /** `sealed`: it takes a private key; `other-key`: this one does not open it. */
      readonly reason:
        | ('missing' | 'not-a-file' | 'forbidden')
        | ('unreadable' | 'incomplete' | 'changed' | 'unknown-entry' | 'sealed' | 'other-key');
    };

const parseJson = (content: Buffer): unknown => {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return null;
  }
};

/** Why a file cannot be opened at all; null where it can. */
async function failureToOpen(path: string): Promise<'missing' | 'not-a-file' | 'forbidden' | null> {
  try {
    if (!(await stat(path)).isFile()) return 'not-a-file';
    await access(path, constants.R_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return code === 'EACCES' || code === 'EPERM' ? 'forbidden' : 'missing';
  }
}

/** Reads an archive from end to end, before anything is touched: it must be whole, unchanged and of our format. */
export async function checkArchive(archive: ArchiveFile): Promise<ArchiveCheck> {
  const { path, privateKey } = archive;
  const unopened = await failureToOpen(path);
  if (unopened !== null) return { ok: false, reason: unopened };
  const sealed = await isSealed(path);
  if (sealed && privateKey === null) return { ok: false, reason: 'sealed' };
  if (sealed && privateKey !== null && !(await opens(path, privateKey))) return { ok: false, reason: 'other-key' };
  const digest = createArchiveDigest();
  let manifest: Manifest | null = null;
  let complete: { sha256: string; missing_files: string[] } | null = null;
  try {
    for await (const { name, content } of readEntries(archive)) {
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
    if (sealed) return { ok: false, reason: 'changed' };
    return { ok: false, reason: manifest ? 'incomplete' : 'unreadable' };
  }
  if (!manifest) return { ok: false, reason: 'unreadable' };
  return complete ? { ok: true, manifest, missingFiles: complete.missing_files } : { ok: false, reason: 'incomplete' };
}
