import type { Random } from './random.ts';

/** Something that lies on the page, in page mm; it hides what is below and shades what is near. */
export interface Covering {
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  readonly rgb: readonly [number, number, number];
  /** Below 1 at covered points: 0 in the middle, 1 at the rim; above 1 how far outside, in rims. */
  rim(xMm: number, yMm: number): number;
}

const skins: readonly Covering['rgb'][] = [
  [224, 176, 150],
  [172, 118, 88],
  [104, 68, 50],
];

interface PageSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A finger at the left or right edge, too short to reach the answers: it may hide a marker or a timing mark. */
export function chooseFinger(page: PageSize, random: Random): Covering {
  const reachMm = random.between(4, 15);
  const lengthMm = random.between(24, 34);
  const outMm = lengthMm - reachMm;
  const xMm = random.chance(0.5) ? -outMm : page.widthMm + outMm;
  const yMm = random.between(0.1, 0.97) * page.heightMm;
  const widthMm = random.between(7, 9.5);
  return {
    box: { left: xMm - lengthMm, right: xMm + lengthMm, top: yMm - widthMm, bottom: yMm + widthMm },
    rgb: random.pick(skins),
    rim: (x, y) => Math.hypot((x - xMm) / lengthMm, (y - yMm) / widthMm),
  };
}

interface Segment {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly rMm: number;
}

/** Distance from a limb's middle line, in its radii. */
function rimOf({ from, to, rMm }: Segment, x: number, y: number): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy);
  const held = Math.max(0, Math.min(1, along));
  return Math.hypot(x - from[0] - held * dx, y - from[1] - held * dy) / rMm;
}

/** A hand that reaches in from a side or from below: a palm outside, two to four fingers over the answers. */
export function chooseHand(page: PageSize, random: Random): Covering {
  const { widthMm, heightMm } = page;
  const side = random.pick(['left', 'right', 'below'] as const);
  const atMm = side === 'below' ? random.between(0.15, 0.85) * widthMm : random.between(0.45, 0.85) * heightMm;
  const reachMm = random.between(25, 60);
  const fingers = random.whole(2, 4);
  /** From the edge inwards and along it, to page mm. */
  const pointAt = (inMm: number, acrossMm: number): [number, number] => {
    if (side === 'below') return [atMm + acrossMm, heightMm - inMm];
    return side === 'left' ? [inMm, atMm + acrossMm] : [widthMm - inMm, atMm + acrossMm];
  };
  const limbs: Segment[] = Array.from({ length: fingers }, (_, finger) => {
    const acrossMm = (finger - (fingers - 1) / 2) * random.between(17, 20);
    const tipMm = reachMm - Math.abs(acrossMm) * random.between(0.2, 0.5);
    return { from: pointAt(-40, acrossMm * 0.7), to: pointAt(tipMm, acrossMm), rMm: random.between(7, 9) };
  });
  const xs = limbs.flatMap(({ from, to }) => [from[0], to[0]]);
  const ys = limbs.flatMap(({ from, to }) => [from[1], to[1]]);
  const box = {
    left: Math.min(...xs) - 14,
    right: Math.max(...xs) + 14,
    top: Math.min(...ys) - 14,
    bottom: Math.max(...ys) + 14,
  };
  return { box, rgb: random.pick(skins), rim: (x, y) => Math.min(...limbs.map((limb) => rimOf(limb, x, y))) };
}

/** Share of a disc on the page that is hidden. */
export function hiddenShare(covering: Covering, xMm: number, yMm: number, rMm: number): number {
  let hidden = 0;
  let count = 0;
  for (let dy = -1; dy <= 1; dy += 0.25)
    for (let dx = -1; dx <= 1; dx += 0.25) {
      if (dx * dx + dy * dy > 1) continue;
      count += 1;
      if (covering.rim(xMm + dx * rMm, yMm + dy * rMm) < 1) hidden += 1;
    }
  return hidden / count;
}
