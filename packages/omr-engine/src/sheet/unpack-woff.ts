const HEADER = 44;
const ENTRY = 20;
/** 'wOFF' */
const SIGNATURE = 0x774f4646;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

const padded = (length: number): number => (length + 3) & ~3;

async function inflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

async function readTable(file: Uint8Array, view: DataView, at: number): Promise<Table> {
  const [offset, packedLength, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
  const packed = file.subarray(offset, offset + packedLength);
  const bytes = packedLength < length ? await inflate(packed) : packed;
  if (bytes.length !== length) throw new Error('a table of a font is damaged');
  return { tag: view.getUint32(at), checksum: view.getUint32(at + 16), bytes };
}

/**
 * A WOFF font as the TrueType or OpenType file that it packs: whoever reads it glyph by glyph would otherwise unpack a whole table for each.
 * Other files, and all where the browser cannot unpack, come back as they are. Throws when a table is damaged: that is a broken build.
 */
export async function unpackWoff(file: Uint8Array): Promise<Uint8Array> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < HEADER || view.getUint32(0) !== SIGNATURE || typeof DecompressionStream !== 'function') return file;
  const count = view.getUint16(12);
  const tables = await Promise.all(
    Array.from({ length: count }, (_, index) => readTable(file, view, HEADER + index * ENTRY)),
  );
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const font = new Uint8Array(tables.reduce((size, { bytes }) => size + padded(bytes.length), start));
  const out = new DataView(font.buffer);
  const power = Math.floor(Math.log2(Math.max(1, count)));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, 2 ** power * SFNT_ENTRY);
  out.setUint16(8, power);
  out.setUint16(10, (count - 2 ** power) * SFNT_ENTRY);
  let offset = start;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    out.setUint32(at, tag);
    out.setUint32(at + 4, checksum);
    out.setUint32(at + 8, offset);
    out.setUint32(at + 12, bytes.length);
    font.set(bytes, offset);
    offset += padded(bytes.length);
  }
  return font;
}
