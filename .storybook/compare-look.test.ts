import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compareLook } from './compare-look.ts';
import { looks } from './looks.data.ts';

const folder = fileURLToPath(new URL('./looks/', import.meta.url));

/** Paper with a dark rectangle. */
function drawing(x: number, y: number, width: number, height: number, size = { width: 320, height: 240 }): Buffer {
  const png = new PNG(size);
  png.data.fill(245);
  for (let row = y; row < y + height; row++) {
    for (let column = x; column < x + width; column++) {
      png.data.fill(30, (row * size.width + column) * 4, (row * size.width + column) * 4 + 3);
    }
  }
  return PNG.sync.write(png);
}

describe('compareLook', () => {
  const reference = drawing(40, 40, 120, 60);

  it('accepts the same picture, whatever draws it', () => {
    expect(compareLook(reference, reference, true).ok).toBe(true);
    expect(compareLook(reference, reference, false).ok).toBe(true);
  });

  it('sees a button that moved by four pixels where letters are drawn alike', () => {
    expect(compareLook(reference, drawing(44, 40, 120, 60), true)).toMatchObject({
      ok: false,
      found: '480 pixels differ',
    });
  });

  it('forgives that elsewhere, but not a button that is gone or another size of page', () => {
    expect(compareLook(reference, drawing(42, 40, 120, 60), false).ok).toBe(true);
    expect(compareLook(reference, drawing(0, 0, 1, 1), false).ok).toBe(false);
    const taller = drawing(40, 40, 120, 60, { width: 320, height: 400 });
    expect(compareLook(reference, taller, false)).toMatchObject({ ok: false, found: '320×240 became 320×400' });
    expect(compareLook(reference, taller, true).ok).toBe(false);
  });
});

describe('the kept pictures', () => {
  it('are those of the list in both themes, no fewer and no more, and small', () => {
    const expected = looks.flatMap((name) => [`${name}.dark.png`, `${name}.light.png`]);
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'));
    expect(pictures.map((name) => name.normalize('NFC')).sort()).toEqual(expected.sort());
    expect(looks.length).toBeLessThanOrEqual(25);
    for (const name of pictures) expect(readFileSync(folder + name).length).toBeLessThan(250_000);
  });
});
