import { describe, expect, it } from 'vitest';
import type { PlacedBubble, SheetReading } from '../../core/reading.ts';
import { cropOpenRows, cropRow } from './crop-row.ts';

/** Bubbles of one question, 20 px apart from (60, 50), turned by `angle`; the second one is black. */
function turnedRow(angle: number) {
  const bubbles = [0, 1, 2, 3].map(
    (option): PlacedBubble => ({
      x: 60 + 20 * option * Math.cos(angle),
      y: 50 + 20 * option * Math.sin(angle),
      r: 6,
      seen: true,
      group: 0,
      question: 1,
      option,
    }),
  );
  const [width, height] = [160, 140];
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  const { x, y } = bubbles[1]!;
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) if (Math.hypot(px - x, py - y) < 6) pixels.set([0, 0, 0], (py * width + px) * 4);
  return { bubbles, photo: { width, height, pixels } };
}

describe('row crops', () => {
  it.each([0, 0.4, 1.2])('are upright whatever the turn (%f)', (angle) => {
    const { bubbles, photo } = turnedRow(angle);
    const crop = cropRow(photo, { bubbles, mirrored: false }, 0, 1)!;
    expect(crop).toMatchObject({ group: 0, question: 1 });
    // 5 radii before the first bubble, one step of 20 px to the second; the row's height is 3.6 radii.
    const scale = (60 + 7 * 6) / crop.width;
    const dark = (x: number, y: number) =>
      crop.pixels[(Math.round(y / scale) * crop.width + Math.round(x / scale)) * 4]!;
    expect(dark(30 + 20, 10.8)).toBeLessThan(60);
    expect(dark(30, 10.8)).toBeGreaterThan(200);
    expect(dark(30 + 40, 10.8)).toBeGreaterThan(200);
  });

  it('are made of uncertain and multiple rows alone', () => {
    const { bubbles, photo } = turnedRow(0);
    const reading = (state: 'marked' | 'uncertain' | 'multiple' | 'blank') =>
      ({
        ok: true,
        bubbles,
        mirrored: false,
        answers: [{ group: 0, questions: [{ question: 1, letters: '', state, confidence: 0.5 }] }],
      }) as unknown as SheetReading;
    expect(cropOpenRows(photo, reading('uncertain'))).toHaveLength(1);
    expect(cropOpenRows(photo, reading('multiple'))).toHaveLength(1);
    expect(cropOpenRows(photo, reading('marked'))).toHaveLength(0);
    expect(cropRow(photo, { bubbles, mirrored: false }, 0, 9)).toBeNull();
  });
});
