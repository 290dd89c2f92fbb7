import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { textTemplate } from '../../core/glyph-patch.ts';
import { glyphHeight, glyphs, glyphWidth } from '../../core/glyphs.data.ts';
import type { Photo } from '../../core/reading.ts';
import { readSheet } from '../../read-sheet.ts';
import { settleDirection } from './direction.ts';

const groups = [10, 10];
const spec = { groups, options: 4 };
const pitch = 52;
const step = 62;
const radius = 13;
const digitHeight = 20;
const left = [130, 570];
const top = 90;

/** Print of a text, its right end at x: digits and letters from the reader's own pictures of them, the rest as shapes. */
function print(text: string, right: number, y: number): string {
  let x = right;
  const shapes: string[] = [];
  for (const character of [...text].reverse()) {
    const glyph = glyphs[character];
    const width = glyph ? glyph.aspect * digitHeight : 7;
    x -= width;
    if (character === '.') shapes.push(`<rect x="${x}" y="${y + 7}" width="4" height="4"/>`);
    if (character === ')')
      shapes.push(`<path d="M${x} ${y - 13}q9 13 0 27" fill="none" stroke="black" stroke-width="2.5"/>`);
    if (glyph) {
      for (let cell = 0; cell < glyph.cells.length; cell++) {
        const ink = Number.parseInt(glyph.cells[cell]!, 16) / 15;
        const [w, h] = [width / glyphWidth, digitHeight / glyphHeight];
        const [i, j] = [cell % glyphWidth, Math.floor(cell / glyphWidth)];
        if (ink > 0.45)
          shapes.push(
            `<rect x="${x + i * w}" y="${y - digitHeight / 2 + j * h}" width="${w + 0.1}" height="${h + 0.1}"/>`,
          );
      }
    }
    x -= 4;
  }
  return shapes.join('');
}

/** A sheet of two groups whose rows are numbered as asked; question 1 of the first group is marked A, all others C. */
async function sheetWith(
  numberOf: (group: number, row: number) => string,
  {
    letterBefore = false,
    turned = false,
    mirrored = false,
    rows = 10,
    degrees = turned ? 180 : 0,
  }: { letterBefore?: boolean; turned?: boolean; mirrored?: boolean; rows?: number; degrees?: number } = {},
): Promise<Photo> {
  const shapes = left.flatMap((x0, group) =>
    Array.from({ length: rows }, (_, row) => {
      const y = top + row * pitch;
      const circles = [0, 1, 2, 3].map((option) => {
        const isMarked = option === (group === 0 && row === 0 ? 0 : 2);
        const x = x0 + option * step;
        const letter = letterBefore ? print('ABCD'[option]!, x - radius - 6, y) : '';
        return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${isMarked ? '#222' : 'none'}" stroke="black" stroke-width="2"/>${letter}`;
      });
      return circles.join('') + print(numberOf(group, row), x0 - radius - (letterBefore ? 42 : 14), y);
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="660"><rect width="900" height="660" fill="#ddd"/>${shapes.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .rotate(degrees)
    .flop(mirrored)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: new Uint8ClampedArray(data) };
}

const restarting = (after: string) => (_: number, row: number) => `${row + 1}${after}`;
const running = (after: string) => (group: number, row: number) => `${group * 10 + row + 1}`.padStart(2, '0') + after;

describe('the direction of a sheet without markers', () => {
  it.each([
    ['plain numbers', restarting(''), false],
    ['numbers with a bracket', restarting(')'), false],
    ['numbers with a full stop', restarting('.'), false],
    ['two digits throughout, running on', running(''), false],
    ['two digits and a bracket', running(')'), false],
    ['the letter before each circle', restarting(''), true],
    ['the letter before each circle, two digits and a full stop', running('.'), true],
  ] as const)('is read from %s, upside down too', async (_, numberOf, letterBefore) => {
    for (const turned of [false, true]) {
      const outcome = readSheet(await sheetWith(numberOf, { letterBefore, turned }), spec);
      expect(outcome).toMatchObject({ ok: true, mirrored: false });
      const read = outcome.ok
        ? outcome.answers.map(({ questions }) => questions.map(({ letters }) => letters).join(''))
        : [];
      expect(read).toEqual(['ACCCCCCCCC', 'CCCCCCCCCC']);
    }
  });

  it.each([0, 90, 180, 270])('is read from square groups too, turned by %i°', async (degrees) => {
    const photo = await sheetWith(restarting(')'), { rows: 4, degrees });
    const outcome = readSheet(photo, { groups: [4, 4], options: 4 });
    expect(outcome).toMatchObject({ ok: true, mirrored: false });
    const read = outcome.ok
      ? outcome.answers.map(({ questions }) => questions.map(({ letters }) => letters).join(''))
      : [];
    expect(read).toEqual(['ACCC', 'CCCC']);
  });

  it('is read from padded numbers whose widths by chance speak for a mirror', () => {
    const [rows, wide, narrow] = [12, 1.2, 0.8];
    const before = Array.from({ length: rows }, (_, row) => ({
      row,
      width: row < 3 ? wide : narrow,
      patch: textTemplate(`${row + 1}`.padStart(2, '0')),
    }));
    const numbers = () => ({ before: [before], after: [[]] });
    expect(settleDirection(numbers, [rows], [rows])).toMatchObject({ flipColumns: false, flipRows: false });
  });

  it('is never guessed where the numbers say nothing', async () => {
    expect(readSheet(await sheetWith(() => '.'), spec)).toMatchObject({ ok: false, code: 'direction-unclear' });
  });

  it('tells a mirrored sheet by legible numbers', async () => {
    const outcome = readSheet(await sheetWith(running(')'), { mirrored: true }), spec);
    expect(outcome).toMatchObject({ ok: true, mirrored: true });
    expect(outcome.ok && outcome.answers[0]!.questions[0]!.letters).toBe('A');
  });
});
