import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeImage } from './decode-image.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omr-decode-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const gradient = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * 31) % 251)), {
    raw: { width, height, channels: 3 },
  });

/** A PNG whose header promises this size; what follows is 20 bytes. */
function bombPng(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(content.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(20, 1)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const crc = (bytes: Buffer): number => crc32(bytes);

describe('decoding a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('gives RGBA of a %s, from bytes and from a file', async (format) => {
    const bytes = await gradient(64, 48).toFormat(format).toBuffer();
    const path = join(folder, `photo.${format}`);
    await writeFile(path, bytes);
    for (const source of [bytes, path]) {
      const decoded = await decodeImage(source);
      expect(decoded).toMatchObject({ ok: true, photo: { width: 64, height: 48 } });
      if (decoded.ok) expect(decoded.photo.pixels).toHaveLength(64 * 48 * 4);
    }
  });

  /** Where the stored first row and first column are seen, by EXIF orientation (TIFF 6.0, tag 274). */
  const seen = [
    [1, 'top', 'left'],
    [2, 'top', 'right'],
    [3, 'bottom', 'right'],
    [4, 'bottom', 'left'],
    [5, 'left', 'top'],
    [6, 'right', 'top'],
    [7, 'right', 'bottom'],
    [8, 'left', 'bottom'],
  ] as const;

  it.each(
    seen.flatMap(([orientation, row, column]) =>
      (['jpeg', 'png', 'webp'] as const).map((format) => [orientation, format, row, column] as const),
    ),
  )('turns a photo of EXIF orientation %i in a %s', async (orientation, format, firstRow, firstColumn) => {
    const [width, height] = [48, 32];
    // One quarter each of an upright picture: white, light, dark, black.
    const upright = (x: number, y: number): number =>
      [255, 170, 85, 0][(y < height / 2 ? 0 : 2) + (x < width / 2 ? 0 : 1)]!;
    const rowsAreVertical = firstRow === 'left' || firstRow === 'right';
    const [storedWidth, storedHeight] = rowsAreVertical ? [height, width] : [width, height];
    const stored = Buffer.alloc(storedWidth * storedHeight);
    for (let row = 0; row < storedHeight; row++) {
      for (let column = 0; column < storedWidth; column++) {
        const across = rowsAreVertical ? row : column;
        const down = rowsAreVertical ? column : row;
        const isFromRight = firstRow === 'right' || firstColumn === 'right';
        const isFromBottom = firstRow === 'bottom' || firstColumn === 'bottom';
        stored[row * storedWidth + column] = upright(
          isFromRight ? width - 1 - across : across,
          isFromBottom ? height - 1 - down : down,
        );
      }
    }
    const bytes = await sharp(stored, { raw: { width: storedWidth, height: storedHeight, channels: 1 } })
      .withMetadata({ orientation })
      .toFormat(format, { quality: 100 })
      .toBuffer();
    const decoded = await decodeImage(bytes);
    expect(decoded).toMatchObject({ ok: true, photo: { width, height } });
    if (!decoded.ok) return;
    for (const [x, y] of [
      [12, 8],
      [36, 8],
      [12, 24],
      [36, 24],
    ] as const) {
      expect(Math.abs(decoded.photo.pixels[(y * width + x) * 4]! - upright(x, y))).toBeLessThan(12);
    }
  });

  it('shows transparent parts white, and gray or 16-bit images as RGBA', async () => {
    const clear = await sharp({ create: { width: 4, height: 4, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const decoded = await decodeImage(clear);
    expect(decoded.ok && [...decoded.photo.pixels.subarray(0, 4)]).toEqual([255, 255, 255, 255]);
    const gray = await gradient(10, 10).grayscale().toColourspace('grey16').png().toBuffer();
    expect(await decodeImage(gray)).toMatchObject({ ok: true, photo: { width: 10, height: 10 } });
  });

  it.each([
    ['text', Buffer.from('isto não é uma imagem')],
    ['nothing', Buffer.alloc(0)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('%s is not an image', async (_, bytes) => {
    expect(await decodeImage(bytes)).toEqual({ ok: false, code: 'not-an-image' });
  });

  it('a missing file is not an image', async () => {
    expect(await decodeImage(join(folder, 'nenhuma.jpg'))).toEqual({ ok: false, code: 'not-an-image' });
  });

  it('a truncated photo is damaged', async () => {
    const bytes = await gradient(400, 300).jpeg().toBuffer();
    expect(await decodeImage(bytes.subarray(0, bytes.length / 2))).toEqual({ ok: false, code: 'damaged-image' });
  });

  it('a header that promises more than 50 megapixels is refused before anything is decoded', async () => {
    const before = process.memoryUsage().rss;
    expect(await decodeImage(bombPng(30_000, 30_000))).toEqual({ ok: false, code: 'too-large' });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });
});
