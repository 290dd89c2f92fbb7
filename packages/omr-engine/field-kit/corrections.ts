import { pxPerMm } from './clean-sheet.ts';
import { clamp, type Dice, ease, smoothNoise } from './dice.ts';
import type { Page, Rgb } from './page.ts';
import { drawStrokes, eachPixel, emptyPatch, patchAround, smudge } from './patch.ts';
import { type Disc, drawWith, inkPatch, type Pen, pencil } from './pens.ts';
import { handStroke, markStrokes } from './shapes.ts';

/** What an eraser leaves of a pencil mark: a pale cloud `darkness` darker than the paper, dragged one way, without strokes. */
export function erase(page: Page, bubble: Disc, darkness: number, dice: Dice): void {
  const old = pencil(darkness, dice);
  const strokes = markStrokes('filled', bubble, bubble.r, { ...old, width: 0.8 }, dice);
  const patch = patchAround(page, strokes, 6);
  drawStrokes(patch, strokes, 0.8, 0.3);
  const isSideways = dice.chance(0.6);
  const long = dice.between(0.8, 1.7);
  smudge(patch, isSideways ? long : 0.4, isSideways ? 0.4 : long);
  inkPatch(page, patch, { ...old, tooth: 0.25, shine: 0.1 }, dice, bubble);
  const drags = Array.from({ length: dice.whole(2, 4) }, () => {
    const [x, y] = [bubble.x + dice.normal(0.7), bubble.y + dice.normal(0.4 * bubble.r)];
    const reach = bubble.r * dice.between(1.2, 1.9);
    const angle = isSideways ? dice.normal(0.15) : Math.PI / 2 + dice.normal(0.15);
    const [dx, dy] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    return handStroke(
      [
        [x - dx, y - dy],
        [x, y],
        [x + dx, y + dy],
      ] as const,
      dice,
    );
  });
  const smear = patchAround(page, drags, 3);
  drawStrokes(smear, drags, dice.between(1.2, 2.4), 0.3);
  smudge(smear, 0.5, 0.4);
  const grey = 255 * (1 - Math.min(0.035, darkness * 0.35));
  inkPatch(page, smear, { ...old, colour: [grey, grey, grey], shine: 0 }, dice);
}

/** A tape or a blob of correction fluid over a bubble: white, opaque, a little thick at its edge. */
export function whiteOut(page: Page, bubble: Disc, room: number, dice: Dice): void {
  const isTape = dice.chance(0.5);
  const halfX = Math.min(room, bubble.r * dice.between(1.2, 1.45));
  const halfY = Math.min(room, isTape ? Math.max(2.2, bubble.r * 1.12) : bubble.r * dice.between(1.12, 1.35));
  const patch = emptyPatch(
    page,
    bubble.x - 2 * halfX,
    bubble.y - 2 * halfY,
    bubble.x + 2 * halfX,
    bubble.y + 2 * halfY,
  );
  const edge = smoothNoise(dice.fork('edge'));
  const lean = dice.normal(0.05);
  const opacity = dice.between(0.95, 0.99);
  const coat = dice.pick<Rgb>([
    [0.9, 0.9, 0.91],
    [0.86, 0.87, 0.88],
    [0.88, 0.86, 0.82],
  ]);
  const lightFrom = dice.between(0, 2 * Math.PI);
  for (let row = 0; row < patch.height; row += 1)
    for (let column = 0; column < patch.width; column += 1) {
      const dx = (column + patch.left) / pxPerMm - bubble.x;
      const dy = (row + patch.top) / pxPerMm - bubble.y - lean * dx;
      const rough = (isTape ? 0.02 : 0.1) * edge(dx * 1.5 + 40, dy * 1.5 + 40);
      const inside = isTape
        ? 1 - Math.max(Math.abs(dx) / halfX, Math.abs(dy) / halfY) + rough
        : 1 - Math.hypot(dx / halfX, dy / halfY) + rough;
      patch.cover[row * patch.width + column] = ease(-0.03, 0.03, inside);
    }
  const coverAt = (index: number) => patch.cover[clamp(index, 0, patch.cover.length - 1)]!;
  const relief = dice.between(0.05, 0.16);
  eachPixel(page, patch, (pixel, cover, index) => {
    const slopeX = coverAt(index + 1) - coverAt(index - 1);
    const slopeY = coverAt(index + patch.width) - coverAt(index - patch.width);
    const rim =
      1 - relief * (slopeX * Math.cos(lightFrom) + slopeY * Math.sin(lightFrom)) - relief * Math.hypot(slopeX, slopeY);
    const x = (pixel % page.width) / pxPerMm;
    const streak = 1 + 0.012 * edge(x * 0.7, Math.floor(pixel / page.width) * 0.4);
    for (const channel of [0, 1, 2] as const) {
      const under = page.back[pixel * 3 + channel]!;
      page.back[pixel * 3 + channel] = (under + (coat[channel] * streak - under) * cover * opacity) * rim;
    }
    page.shine[pixel]! *= 1 - cover;
  });
}

/** Strokes that take a mark back: well past the ring, again and again. */
export function strikeOut(page: Page, bubble: Disc, pen: Pen, dice: Dice): void {
  const reach = bubble.r * dice.between(1.5, 1.8);
  const lines = dice.whole(2, 3);
  const angle = dice.pick([0.5, -0.6, 0.1]);
  const strokes = Array.from({ length: lines }, (_, line) => {
    const turn = angle + (line % 2 === 0 ? 0 : dice.between(1, 1.6)) + dice.normal(0.08);
    const [dx, dy] = [reach * Math.cos(turn), reach * Math.sin(turn)];
    return handStroke(
      [
        [bubble.x - dx, bubble.y - dy],
        [bubble.x, bubble.y],
        [bubble.x + dx, bubble.y + dy],
      ] as const,
      dice,
      0.15,
    );
  });
  drawWith(page, pen, strokes, dice);
}
