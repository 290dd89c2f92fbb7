import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOutLegacySheet, layOutSheet, type SheetLayout, sheetJson } from '../src/index.ts';
import { planAnswers } from './answer-plan.ts';
import { levels } from './levels.ts';
import { applyMap, mapBetween, type Point } from './plane-map.ts';
import { seededRandom } from './random.ts';
import { makeSheetPhoto, renderFilledSheet, type SheetPhoto } from './sheet-photo.ts';
import { photoSizes } from './take-photo.ts';

const must = (laidOut: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const layout = must(layOutSheet({ groups: [13, 13], options: 4 }));

const pageCorners: Point[] = [
  [0, 0],
  [210, 0],
  [210, 297],
  [0, 297],
];

/** Mean luma of a disc on the page, seen in the photo; bending moves it by less than the disc's radius. */
function lumaAt(photo: SheetPhoto, xMm: number, yMm: number): number {
  const [cx, cy] = applyMap(mapBetween(pageCorners, photo.corners), [xMm, yMm]);
  let sum = 0;
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) {
      const at = (Math.round(cy + dy) * photo.width + Math.round(cx + dx)) * 4;
      sum += ((photo.rgba[at] ?? 0) + (photo.rgba[at + 1] ?? 0) + (photo.rgba[at + 2] ?? 0)) / 3;
    }
  return sum / 25;
}

describe('a generated photo', () => {
  test('the same request gives the same photo; another seed another', async () => {
    const size = { width: 640, height: 480 };
    const one = await makeSheetPhoto({ layout, seed: 7, level: 'hard', size });
    const again = await makeSheetPhoto({ layout, seed: 7, level: 'hard', size });
    const other = await makeSheetPhoto({ layout, seed: 8, level: 'hard', size });
    expect(one.jpeg.equals(again.jpeg)).toBe(true);
    expect(one.truth).toEqual(again.truth);
    expect(one.jpeg.equals(other.jpeg)).toBe(false);
  });

  test('has the wanted size, and the page’s corners inside', async () => {
    for (const size of ['landscape', 'portrait'] as const) {
      const photo = await makeSheetPhoto({ layout, seed: 3, level: 'hard', size });
      expect([photo.width, photo.height]).toEqual([photoSizes[size].width, photoSizes[size].height]);
      expect(photo.rgba).toHaveLength(photo.width * photo.height * 4);
      for (const [x, y] of photo.corners) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(photo.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(photo.height);
      }
    }
  });

  test('shows the marks where the truth has them', async () => {
    const answers = [Array<string>(13).fill('B'), Array<string>(13).fill('')];
    const photo = await makeSheetPhoto({ layout, seed: 21, answers, size: 'upload' });
    const lumaOf = (group: number, option: number) =>
      layout.bubbles
        .filter((bubble) => bubble.group === group && bubble.option === option)
        .map(({ xMm, yMm }) => lumaAt(photo, xMm, yMm));
    const filled = lumaOf(0, 1);
    const empty = lumaOf(1, 1);
    expect(Math.max(...filled)).toBeLessThan(Math.min(...empty));
    expect(photo.truth.map(({ letters }) => letters)).toEqual(answers.flat());
  });

  test('turned and mirrored as wished', async () => {
    const size = { width: 480, height: 640 };
    const upright = await makeSheetPhoto({ layout, seed: 5, quarterTurn: 0, size });
    const turned = await makeSheetPhoto({ layout, seed: 5, quarterTurn: 2, size });
    const mirrored = await makeSheetPhoto({ layout, seed: 5, quarterTurn: 0, mirrored: true, size });
    const leftOf = (photo: SheetPhoto) => (photo.corners[0]?.[0] ?? 0) < (photo.corners[1]?.[0] ?? 0);
    expect([leftOf(upright), leftOf(turned), leftOf(mirrored)]).toEqual([true, false, false]);
    expect(mirrored.corners[0]?.[1]).toBeLessThan(mirrored.corners[3]?.[1] ?? 0);
  });

  test('a legacy sheet can be photographed too', async () => {
    const legacy = must(layOutLegacySheet({ groups: [10, 10], options: 4 }, { letters: 'none', ink: 0.4 }));
    const photo = await makeSheetPhoto({ layout: legacy, seed: 2, size: { width: 480, height: 640 } });
    expect(photo.truth).toHaveLength(20);
  });
});

describe('a plan of answers', () => {
  const plans = fc.record({
    groups: fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 4 }),
    options: fc.integer({ min: 2, max: 5 }),
    seed: fc.nat(),
  });

  test('names each question once, and its letters are the marks that count', () => {
    fc.assert(
      fc.property(plans, ({ groups, options, seed }) => {
        const plan = planAnswers(groups, options, levels.hard.marks, seededRandom(seed));
        expect(plan).toHaveLength(groups.reduce((sum, size) => sum + size, 0));
        for (const { letters, marks, doubtful } of plan) {
          for (const { option } of marks) expect(option).toBeLessThan(options);
          const counted = marks.filter(({ kind }) => kind !== 'erased' && kind !== 'crossed-out');
          expect(letters).toBe(
            counted
              .map(({ option }) => 'ABCDE'[option])
              .sort()
              .join(''),
          );
          if (!doubtful) expect(counted).toHaveLength(marks.length);
        }
      }),
    );
  });

  test('holds every kind of mark in the shares of its level', () => {
    const plan = planAnswers(Array<number>(400).fill(25), 4, levels.ordinary.marks, seededRandom(11));
    const share = (wanted: (question: (typeof plan)[number]) => boolean) => plan.filter(wanted).length / plan.length;
    expect(share(({ marks }) => marks.length === 0)).toBeCloseTo(levels.ordinary.marks.blank, 1);
    expect(share(({ doubtful }) => doubtful)).toBeCloseTo(levels.ordinary.marks.doubtful, 1);
    expect(new Set(plan.flatMap(({ marks }) => marks.map(({ kind }) => kind)))).toContain('ring');
  });
});

describe('a page filled by a test', () => {
  test('has ink in the answers and nowhere else', async () => {
    const answers = [['A', 'C', ''], ['BD']];
    const small = must(layOutSheet({ groups: [3, 1], options: 4 }));
    const page = await renderFilledSheet(small, { title: 'Prova' }, answers, 4, 6);
    const darkness = sheetJson(small).bubbles.map(({ group, question, option, x_mm, y_mm }) => {
      let sum = 0;
      for (let dy = -6; dy <= 6; dy += 1)
        for (let dx = -6; dx <= 6; dx += 1)
          sum += page.rgb[(Math.round(y_mm * 6 + dy) * page.width + Math.round(x_mm * 6 + dx)) * 3] ?? 0;
      return { marked: answers[group]?.[question - 1]?.includes('ABCD'[option] ?? '?') ?? false, mean: sum / 169 };
    });
    for (const { marked, mean } of darkness) expect(mean < 160).toBe(marked);
  });
});
