import type { Readable } from 'node:stream';

/** A stored file as its row describes it. `key` is `municipality/yyyy/uuid`. */
export interface StoredFile {
  readonly key: string;
  readonly sizeBytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
}

export interface FileOwner {
  readonly municipalityId: string;
  readonly now: Date;
}

/** Bytes of a file from `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where bytes live, outside the rows that name them. */
export interface FileStore {
  /** Writes a new file, durable when the promise resolves. */
  put(content: Uint8Array, owner: FileOwner): Promise<StoredFile>;
  /** Writes a file under the key that it had, as a backup kept it. */
  putBack(key: string, content: Uint8Array): Promise<void>;
  /** The bytes; null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** The bytes as they come, all or a part; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every file, with the time it was written. */
  list(): AsyncIterable<{ readonly key: string; readonly writtenAt: Date }>;
}
