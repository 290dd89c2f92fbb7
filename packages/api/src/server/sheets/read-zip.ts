import { inflateRawSync } from 'node:zlib';

const END_RECORD = 0x06054b50;
const ENTRY_RECORD = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const [STORED, DEFLATED] = [0, 8];

/**
 * Bytes that one file of an archive may open to: a few kilobytes can be made to hold gigabytes. The longest sheet that is taken in, 5,000
 * lines of eleven columns with sentences as long as those of the public matrices, is 3.9 MB.
 */
export const MOST_BYTES = 16_000_000;

interface Entry {
  readonly method: number;
  readonly size: number;
  readonly at: number;
}

function entriesOf(archive: Buffer): Map<string, Entry> {
  const from = Math.max(0, archive.length - END_LENGTH - LONGEST_COMMENT);
  let end = archive.length - END_LENGTH;
  while (end >= from && archive.readUInt32LE(end) !== END_RECORD) end -= 1;
  if (end < from) throw new RangeError('no end record');
  const entries = new Map<string, Entry>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (archive.readUInt32LE(at) !== ENTRY_RECORD) throw new RangeError('no entry record');
    const [name, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    entries.set(archive.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + name), {
      method: archive.readUInt16LE(at + 10),
      size: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    });
    at += ENTRY_LENGTH + name + extra + comment;
  }
  return entries;
}

function contentOf(archive: Buffer, { method, size, at }: Entry): Buffer {
  const start = at + LOCAL_LENGTH + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28);
  const packed = archive.subarray(start, start + size);
  if (method === STORED) return packed;
  if (method !== DEFLATED) throw new RangeError('another compression');
  return inflateRawSync(packed, { maxOutputLength: MOST_BYTES });
}

/**
 * Reads single files out of a ZIP archive, as text; null of a file that it does not have. Null where the bytes are no such archive.
 *
 * @throws an error with the code `ERR_BUFFER_TOO_LARGE` where a file opens to more than is read.
 */
export function readZip(bytes: Uint8Array): ((name: string) => string | null) | null {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const entries = entriesOf(archive);
    return (name) => {
      const entry = entries.get(name);
      return entry ? contentOf(archive, entry).toString('utf8') : null;
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
