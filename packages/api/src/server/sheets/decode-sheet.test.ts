import { expect, test } from 'vitest';
import { decodeSheet } from './decode-sheet.ts';

/** The rows of WHATWG's index-windows-1252.txt whose code point is not the byte's own. */
const others = new Map<number, number>([
  ...([
    [0x80, 0x20ac],
    [0x82, 0x201a],
    [0x83, 0x0192],
    [0x84, 0x201e],
    [0x85, 0x2026],
    [0x86, 0x2020],
  ] as const),
  ...([
    [0x87, 0x2021],
    [0x88, 0x02c6],
    [0x89, 0x2030],
    [0x8a, 0x0160],
    [0x8b, 0x2039],
    [0x8c, 0x0152],
  ] as const),
  ...([
    [0x8e, 0x017d],
    [0x91, 0x2018],
    [0x92, 0x2019],
    [0x93, 0x201c],
    [0x94, 0x201d],
    [0x95, 0x2022],
  ] as const),
  ...([
    [0x96, 0x2013],
    [0x97, 0x2014],
    [0x98, 0x02dc],
    [0x99, 0x2122],
    [0x9a, 0x0161],
    [0x9b, 0x203a],
  ] as const),
  ...([
    [0x9c, 0x0153],
    [0x9e, 0x017e],
    [0x9f, 0x0178],
  ] as const),
]);

test('every byte of Windows-1252 is what the standard says', () => {
  const read = Array.from({ length: 255 }, (_, at) => at + 1).map((byte) => {
    // 0xE9 before the line's end is valid in no UTF-8.
    const [sign = ''] = decodeSheet(Uint8Array.of(byte, 0xe9, 0x0a)) ?? '';
    return [byte, sign.codePointAt(0)];
  });
  expect(read).toEqual(read.map(([byte = 0]) => [byte, others.get(byte) ?? byte]));
  expect(others.size).toBe(27);
});

test('the byte 0 is of no text', () => {
  expect(decodeSheet(Uint8Array.of(0x41, 0x00, 0xe9, 0x0a))).toBeNull();
});

test.each([
  ['a PDF', '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n%%EOF'],
  ['a JPEG', '\xff\xd8\xff\xe1 Exif \xff\xd9'],
  ['a GIF', 'GIF89a;;\n;'],
])('%s is none, whatever its bytes would say as text', (_, bytes) => {
  expect(decodeSheet(Buffer.from(bytes, 'latin1'))).toBeNull();
});
