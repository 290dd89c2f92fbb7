import type { SheetBubble } from '../src/index.ts';
import type { PageRaster } from './page-raster.ts';
import { choosePen, drawStroke, type PenPoint } from './pen.ts';
import type { Random } from './random.ts';

/** Handwriting: loops and waves along a line, without meaning. */
function scrawl(xMm: number, yMm: number, widthMm: number, heightMm: number, random: Random): PenPoint[] {
  const letters = Math.round(widthMm / 2.2);
  return Array.from({ length: letters * 6 }, (_, step): PenPoint => {
    const along = (step / (letters * 6)) * widthMm;
    return [
      xMm + along + 0.5 * Math.sin(step * 1.9) + random.normal() * 0.1,
      yMm - heightMm * 0.5 * (1 + Math.sin(step * 1.05 + random.normal() * 0.4)),
    ];
  });
}

/** A round stamp: two rings and words around. */
function stamp(xMm: number, yMm: number, rMm: number): PenPoint[][] {
  const ring = (radius: number): PenPoint[] =>
    Array.from({ length: 49 }, (_, step): PenPoint => {
      const angle = (step * Math.PI) / 24;
      return [xMm + radius * Math.cos(angle), yMm + radius * Math.sin(angle)];
    });
  return [
    ring(rMm),
    ring(rMm * 0.72),
    [
      [xMm - rMm * 0.5, yMm],
      [xMm + rMm * 0.5, yMm],
    ],
  ];
}

const stampInk = { widthMm: 0.6, rgb: [110, 60, 150], cover: 0.6, grain: 0.4 } as const;

/** Stamps a page where none of its bubbles is touched: over the margin, a heading, numbers or a frame (changes the page). */
export function stampPage(page: PageRaster, bubbles: readonly SheetBubble[], count: number, random: Random): void {
  const [widthMm, heightMm] = [page.width / page.pxPerMm, page.height / page.pxPerMm];
  let left = count;
  for (let draw = 0; left > 0 && draw < 60 * count; draw += 1) {
    const rMm = random.between(7, 12);
    const xMm = random.between(rMm, widthMm - rMm);
    const yMm = random.between(rMm, heightMm - rMm);
    const isClear = bubbles.every((bubble) => Math.hypot(bubble.xMm - xMm, bubble.yMm - yMm) > rMm + bubble.rMm + 1.5);
    if (!isClear) continue;
    left -= 1;
    for (const line of stamp(xMm, yMm, rMm)) drawStroke(page, line, stampInk, random);
  }
}

/** Writes what pupils and schools leave on a sheet (changes the page): a name by hand, a stamp, a note in the upper margin. */
export function writeOver(page: PageRaster, headerMm: { topMm: number; bottomMm: number }, random: Random): void {
  const pen = choosePen(random, random.pick(['ballpoint', 'pencil'] as const));
  const yMm = random.between(headerMm.topMm + 6, headerMm.bottomMm - 2);
  drawStroke(
    page,
    scrawl(random.between(30, 60), yMm, random.between(30, 80), 3.5, random),
    { ...pen, widthMm: 0.5 },
    random,
  );
  if (!random.chance(0.4)) return;
  const rMm = random.between(7, 11);
  const centreMm = Math.max(rMm + 2, headerMm.bottomMm - rMm - 4);
  for (const line of stamp(random.between(70, 130), centreMm, rMm)) drawStroke(page, line, stampInk, random);
}
