import type { SheetJson } from '../src/sheet/json-writer.ts';
import type { MarkKind, PlannedQuestion } from './answer-plan.ts';
import type { Level } from './levels.ts';
import {
  cross,
  crossOut,
  dot,
  hatching,
  ringAround,
  spilled,
  spiral,
  type Target,
  tick,
  zigzag,
} from './mark-shapes.ts';
import type { PageRaster } from './page-raster.ts';
import { choosePen, drawStroke, type Pen, type PenPoint } from './pen.ts';
import type { Random } from './random.ts';

/** Bubbles as `omr sheet --format json` gives them; all that the generator knows of a sheet's answers. */
export type BubbleGeometry = Pick<SheetJson, 'width_mm' | 'height_mm' | 'bubbles'>;

interface Pens {
  readonly ballpoint: Pen;
  readonly felt: Pen;
  readonly pencil: Pen;
}

function strokesOf(kind: MarkKind, target: Target, pens: Pens, random: Random): { pen: Pen; lines: PenPoint[][] } {
  const { ballpoint, felt, pencil } = pens;
  const thick: Pen = { ...ballpoint, widthMm: ballpoint.widthMm * 1.25 };
  switch (kind) {
    case 'spiral':
      return { pen: ballpoint, lines: spiral(target, ballpoint.widthMm, random) };
    case 'zigzag':
      return { pen: ballpoint, lines: zigzag(target, ballpoint.widthMm, random) };
    case 'hatching':
      return { pen: ballpoint, lines: hatching(target, ballpoint.widthMm, random) };
    case 'felt':
      return { pen: felt, lines: spiral(target, felt.widthMm, random) };
    case 'pencil':
      return { pen: pencil, lines: zigzag(target, pencil.widthMm, random) };
    case 'spilled':
      return { pen: ballpoint, lines: spilled(target, ballpoint.widthMm, random) };
    case 'half':
      return { pen: ballpoint, lines: zigzag(target, ballpoint.widthMm, random, -0.9, random.between(-0.02, 0.2)) };
    case 'cross':
      return { pen: thick, lines: cross(target, random) };
    case 'tick':
      return { pen: thick, lines: tick(target, random) };
    case 'dot':
      return { pen: ballpoint, lines: dot(target, ballpoint.widthMm, random, random.between(0.28, 0.45)) };
    case 'ring':
      return { pen: ballpoint, lines: ringAround(target, random) };
    case 'erased':
      return { pen: { ...pencil, cover: random.between(0.06, 0.2) }, lines: zigzag(target, pencil.widthMm, random) };
    case 'crossed-out':
      return {
        pen: ballpoint,
        lines: [...zigzag(target, ballpoint.widthMm, random), ...crossOut(target, random)],
      };
  }
}

function choosePens(random: Random, kind: Level['pens']): Pens {
  const [ballpoint, felt, pencil] = (['ballpoint', 'felt', 'pencil'] as const).map((pen) => choosePen(random, pen));
  if (kind === 'heavy') {
    const heavy = { ...felt!, widthMm: random.between(1.8, 2.5), bleedMm: random.between(0.2, 0.5) };
    return { ballpoint: heavy, felt: heavy, pencil: pencil! };
  }
  if (kind === 'usual') return { ballpoint: ballpoint!, felt: felt!, pencil: pencil! };
  const soft = { ...pencil!, cover: random.between(0.42, 0.6) };
  return { ballpoint: soft, felt: soft, pencil: soft };
}

/** Marks a page as planned (changes it), with one pupil's pens. */
export function markPage(
  page: PageRaster,
  geometry: BubbleGeometry,
  plan: readonly PlannedQuestion[],
  random: Random,
  kind: Level['pens'] = 'usual',
): void {
  const pens = choosePens(random, kind);
  for (const question of plan)
    for (const mark of question.marks) {
      const bubble = geometry.bubbles.find(
        (one) => one.group === question.group && one.question === question.question && one.option === mark.option,
      );
      if (!bubble) continue;
      const target = {
        xMm: bubble.x_mm + random.normal() * 0.06 * bubble.r_mm,
        yMm: bubble.y_mm + random.normal() * 0.06 * bubble.r_mm,
        rMm: bubble.r_mm,
      };
      const { pen, lines } = strokesOf(mark.kind, target, pens, random);
      for (const line of lines) drawStroke(page, line, pen, random);
    }
}
