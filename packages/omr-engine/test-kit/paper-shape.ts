import type { Level } from './levels.ts';
import type { Random } from './random.ts';

/** How the paper bends: where a point of the flat page is seen, mm, and how its slant changes the light. */
export interface PaperShape {
  /** Writes the shift in x and in y, mm, and the light's factor. */
  bend(xMm: number, yMm: number, out: Float64Array): void;
}

interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

interface Crease {
  readonly xMm: number;
  readonly yMm: number;
  readonly nx: number;
  readonly ny: number;
  readonly shiftMm: number;
  readonly shade: number;
  readonly reachMm: number;
}

const chooseCrease = ({ widthMm, heightMm }: PageSize, random: Random): Crease => {
  const angle = random.between(0, 2 * Math.PI);
  return {
    xMm: random.between(0.1, 0.9) * widthMm,
    yMm: random.between(0.1, 0.9) * heightMm,
    nx: Math.cos(angle),
    ny: Math.sin(angle),
    shiftMm: random.between(-0.35, 0.35),
    shade: random.between(-0.12, 0.12),
    reachMm: random.between(15, 50),
  };
};

/** Draws how a page lies: curled along one side, perhaps folded once, perhaps crumpled. */
export function choosePaperShape(page: PageSize, level: Level, random: Random): PaperShape {
  const { widthMm, heightMm } = page;
  const curlMm = random.between(-level.curlShare, level.curlShare) * heightMm;
  const curlsAlongY = random.chance(0.5);
  const phase = random.between(-0.4, 0.4);
  const foldMm = random.chance(level.chances.fold) ? random.between(...level.foldMm) : 0;
  const foldAt = random.between(0.35, 0.65);
  const creases = Array.from({ length: level.creases }, () => chooseCrease(page, random));
  return {
    bend(xMm, yMm, out) {
      const along = curlsAlongY ? yMm / heightMm : xMm / widthMm;
      const wave = Math.PI * (along + phase);
      const shift = curlMm * Math.sin(wave) + Math.max(0, 0.5 - Math.abs(along - foldAt)) * foldMm;
      let [dx, dy] = curlsAlongY ? [shift, 0] : [0, shift];
      let light = 1 + 0.035 * curlMm * Math.cos(wave) + (along > foldAt ? 0.09 : 0) * foldMm;
      for (const crease of creases) {
        const across = (xMm - crease.xMm) * crease.nx + (yMm - crease.yMm) * crease.ny;
        const near = Math.exp(-Math.abs(across) / crease.reachMm);
        dx += crease.shiftMm * near * crease.nx;
        dy += crease.shiftMm * near * crease.ny;
        light += crease.shade * near * Math.sign(across);
      }
      out[0] = dx;
      out[1] = dy;
      out[2] = light;
    },
  };
}
