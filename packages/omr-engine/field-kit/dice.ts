/** A generator of our own, so that a photo is the same wherever and whenever it is drawn. */
export class Dice {
  private a: number;
  private b: number;
  private c: number;
  private count = 1;

  constructor(private readonly label: string) {
    let hash = 0x811c9dc5;
    const words = [0, 1, 2].map((word) => {
      for (const letter of `${word}${label}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
      hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
      return hash >>> 0;
    });
    [this.a, this.b, this.c] = words as [number, number, number];
    for (let warmUp = 0; warmUp < 12; warmUp += 1) this.next();
  }

  /** A number from 0 up to 1 (the generator sfc32). */
  next(): number {
    const sum = (this.a + this.b + this.count) | 0;
    this.count = (this.count + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('nothing to pick from');
    return item;
  }

  sign(): number {
    return this.chance(0.5) ? 1 : -1;
  }

  /** A number of the normal distribution. */
  normal(deviation = 1): number {
    return deviation * Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
  }

  /** Dice for one part of the photo: what one part throws does not move the others. */
  fork(part: string): Dice {
    return new Dice(`${this.label}/${part}`);
  }
}

/** Noise in the plane between -1 and 1, smooth over a distance of 1. */
export type Noise = (x: number, y: number) => number;

const latticeSize = 128;

/** Value noise on a lattice that repeats every 128. */
export function smoothNoise(dice: Dice): Noise {
  const lattice = new Float32Array(latticeSize * latticeSize);
  for (let index = 0; index < lattice.length; index += 1) lattice[index] = dice.between(-1, 1);
  return (x, y) => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const fx = x - left;
    const fy = y - top;
    const sx = fx * fx * (3 - 2 * fx);
    const sy = fy * fy * (3 - 2 * fy);
    const x0 = left & 127;
    const x1 = (left + 1) & 127;
    const y0 = (top & 127) << 7;
    const y1 = ((top + 1) & 127) << 7;
    const upper = lattice[y0 + x0]! + (lattice[y0 + x1]! - lattice[y0 + x0]!) * sx;
    const lower = lattice[y1 + x0]! + (lattice[y1 + x1]! - lattice[y1 + x0]!) * sx;
    return upper + (lower - upper) * sy;
  };
}

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** 0 below `low`, 1 above `high`, smooth between. */
export function ease(low: number, high: number, value: number): number {
  const at = clamp((value - low) / (high - low), 0, 1);
  return at * at * (3 - 2 * at);
}
