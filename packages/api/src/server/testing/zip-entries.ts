import { inflateRawSync } from 'node:zlib';

const deflated = 8;

/** What a ZIP holds, by its central directory: name → bytes. */
export function zipEntries(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const held = new Map<string, Buffer>();
  for (let at = zip.readUInt32LE(end + 16); at < end; ) {
    const [size, name, extra] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30)];
    const local = zip.readUInt32LE(at + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(from, from + size);
    const content = zip.readUInt16LE(at + 10) === deflated ? inflateRawSync(bytes) : bytes;
    held.set(zip.toString('utf8', at + 46, at + 46 + name), content);
    at += 46 + name + extra + zip.readUInt16LE(at + 32);
  }
  return held;
}
