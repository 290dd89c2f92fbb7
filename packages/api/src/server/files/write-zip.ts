import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** How an archive is filled, entry after entry. `compress` is off for what is compressed already. */
export interface ZipEntries {
  text(name: string, text: string, compress?: boolean): void;
  /** Ends when the reader has taken all of it: one file is open at a time. */
  stream(name: string, content: Readable, compress?: boolean): Promise<void>;
}

/** A ZIP that is made as fast as it is read. Where filling fails, or the reader goes, it ends. */
export function writeZip(fill: (entries: ZipEntries) => Promise<void>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const gone = new AbortController();
  void once(output, 'close')
    .finally(() => gone.abort())
    .catch(() => undefined);
  zip.on('error', (error: Error) => output.destroy(error));
  const entries: ZipEntries = {
    text: (name, text, compress = true) => zip.addBuffer(Buffer.from(text), name, { compress }),
    stream: async (name, content, compress = true) => {
      zip.addReadStream(content, name, { compress });
      await finished(content, { signal: gone.signal }).finally(() => content.destroy());
    },
  };
  fill(entries)
    .then(() => zip.end())
    .catch((error) => output.destroy(error as Error));
  return output;
}
