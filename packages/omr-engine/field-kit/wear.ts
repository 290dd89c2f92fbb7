import { pageMm, pxPerMm } from './clean-sheet.ts';
import { type Dice, ease, smoothNoise } from './dice.ts';
import { type Page, type Rgb, toLight } from './page.ts';
import { drawStrokes, eachPixel, emptyPatch, patchAround } from './patch.ts';
import { ballpoint, drawWith, gelPen, type Pen, pencil } from './pens.ts';
import { arc, handStroke } from './shapes.ts';

/** A smooth stain: what a cup, a wet finger or grease leaves. It tints what is under it and hides nothing. */
export function stain(page: Page, dice: Dice): void {
  const [x, y] = [dice.between(20, pageMm.width - 20), dice.between(30, pageMm.height - 20)];
  const radius = dice.between(8, 34);
  const isRing = dice.chance(0.4);
  const noise = smoothNoise(dice.fork('stain'));
  const tint = dice.pick<Rgb>([
    [228, 208, 170],
    [238, 230, 205],
    [226, 226, 220],
    [215, 190, 150],
  ]);
  const patch = emptyPatch(page, x - 1.5 * radius, y - 1.5 * radius, x + 1.5 * radius, y + 1.5 * radius);
  for (let row = 0; row < patch.height; row += 1)
    for (let column = 0; column < patch.width; column += 1) {
      const [dx, dy] = [(column + patch.left) / pxPerMm - x, (row + patch.top) / pxPerMm - y];
      const away = Math.hypot(dx, dy) / radius + 0.12 * noise(dx / 9 + 50, dy / 9 + 50);
      const rim = ease(0.85, 0.97, away) * (1 - ease(0.98, 1.03, away));
      const inside = 1 - ease(0.9, 1.02, away);
      const thick = isRing ? rim + 0.12 * inside : 0.6 * inside + 0.4 * rim;
      patch.cover[row * patch.width + column] = thick * (0.8 + 0.3 * noise(dx / 4 + 90, dy / 4 + 90));
    }
  const strength = dice.between(0.3, 0.9);
  eachPixel(page, patch, (pixel, cover) => {
    for (const channel of [0, 1, 2] as const)
      page.back[pixel * 3 + channel]! *= toLight(tint[channel] / 255) ** (cover * strength);
  });
}

/** A long thin line over the page, in pencil or pen, straight or wavy: across rows, whatever they hold. */
export function strayLine(page: Page, dice: Dice): void {
  const pen: Pen = {
    ...(dice.chance(0.5) ? pencil(dice.between(0.1, 0.3), dice) : ballpoint(dice)),
    width: dice.between(0.3, 0.5),
  };
  const isSteep = dice.chance(0.5);
  const start = dice.between(0.1, 0.9);
  const [slope, bend, phase] = [dice.normal(0.18), dice.between(0, 4), dice.between(0, 6)];
  const [from, to] = [dice.between(0.05, 0.4), dice.between(0.6, 0.97)];
  const points = Array.from({ length: 40 }, (_, step) => {
    const along = from + ((to - from) * step) / 39;
    const wave = bend * Math.sin(along * 9 + phase);
    return isSteep
      ? ([(start + slope * (along - 0.5)) * pageMm.width + wave, (0.35 + 0.6 * along) * pageMm.height] as const)
      : ([along * pageMm.width, (0.38 + 0.55 * start + 0.3 * slope * (along - 0.5)) * pageMm.height + wave] as const);
  });
  drawWith(page, pen, [handStroke(points, dice, 0.1)], dice);
}

/** Handwriting nobody needs to read. */
export function writing(page: Page, x: number, y: number, length: number, pen: Pen, dice: Dice): void {
  const height = dice.between(1.6, 2.6);
  const points: [number, number][] = [];
  for (let at = 0; at < length; at += dice.between(0.45, 0.75)) {
    const isTall = dice.chance(0.12);
    const rise =
      points.length % 2 === 0 ? (isTall ? 1.9 : 1) * height * dice.between(0.6, 1) : height * dice.between(-0.25, 0.12);
    points.push([x + at + 0.25 * rise, y - rise]);
  }
  const words: (typeof points)[] = [];
  while (points.length > 0) words.push(points.splice(0, dice.whole(7, 16)));
  const strokes = words.map((word, index) =>
    handStroke(
      word.map(([px, py]) => [px + index * 1.3, py] as const),
      dice,
      0.12,
    ),
  );
  drawWith(page, pen, strokes, dice);
}

/** A spiral, a flower, a star or words, drawn from boredom at a place of the page. */
function doodleAt(page: Page, x: number, y: number, size: number, dice: Dice): void {
  const pen = dice.chance(0.6) ? ballpoint(dice) : dice.chance(0.5) ? gelPen(dice) : pencil(0.25, dice);
  const kind = dice.pick(['spiral', 'flower', 'star', 'words']);
  if (kind === 'words') {
    writing(page, x - size, y, 2 * size, pen, dice);
    return;
  }
  const points = Array.from({ length: 70 }, (_, step) => {
    const angle = (step / 69) * 2 * Math.PI * (kind === 'spiral' ? 3.2 : 1);
    const reach =
      kind === 'spiral'
        ? (size * step) / 69
        : kind === 'flower'
          ? size * (0.7 + 0.3 * Math.cos(5 * angle))
          : size * (0.65 + 0.35 * Math.abs((((angle * 5) / Math.PI) % 2) - 1));
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
  const strokes = [handStroke(points, dice, 0.08)];
  if (kind === 'flower') strokes.push(arc({ x, y, r: size }, size * 0.3, size * 0.3, 0, 6.5, dice));
  drawWith(page, pen, strokes, dice);
}

/** A doodle where it leaves the bubbles alone, and the black squares in the corners. */
export function doodle(page: Page, dice: Dice): void {
  const size = dice.between(4, 10);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const [x, y] = [dice.between(size, pageMm.width - size), dice.between(size + 4, pageMm.height - size)];
    const isFree = page.bubbles.every(
      (bubble) => Math.hypot(bubble.x - x, bubble.y - y) > 0.95 * size + 0.3 * bubble.r,
    );
    const isCorner = Math.min(x, pageMm.width - x) < 26 + size && Math.min(y, pageMm.height - y) < 26 + size;
    if (!isFree || isCorner) continue;
    doodleAt(page, x, y, size, dice);
    return;
  }
}

/** Where the paper was once folded: the ink has cracked off and dirt has settled along a line over the page. */
export function creaseLine(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
  dice: Dice,
): void {
  const points = Array.from({ length: 24 }, (_, step) => {
    const along = step / 23;
    return [from[0] + (to[0] - from[0]) * along, from[1] + (to[1] - from[1]) * along] as const;
  });
  const grey = dice.between(150, 215);
  const dirt: Pen = {
    name: 'dirt',
    width: dice.between(0.25, 0.5),
    colour: [grey, grey, grey],
    adds: 0,
    tooth: 0.9,
    shine: 0,
  };
  drawWith(page, dirt, [handStroke(points, dice, 0.12)], dice);
  const patch = patchAround(page, [handStroke(points, dice)], 1);
  drawStrokes(patch, [handStroke(points, dice, 0.12)], dice.between(0.2, 0.4), 0);
  const crack = smoothNoise(dice.fork('crack'));
  eachPixel(page, patch, (pixel, cover) => {
    const [x, y] = [(pixel % page.width) / pxPerMm, Math.floor(pixel / page.width) / pxPerMm];
    const bare = cover * ease(-0.1, 0.5, crack(x * 2, y * 2)) * 0.7;
    for (const channel of [0, 1, 2] as const) {
      const under = page.back[pixel * 3 + channel]!;
      page.back[pixel * 3 + channel] = under + Math.max(0, page.paper[channel] - under) * bare;
    }
  });
}
