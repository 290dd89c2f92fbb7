import type { WorkImage } from '../src/core/gray-image.ts';

/** Where something is drawn, px; beyond it nothing is. */
interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A gray image to draw on in tests: paper with seeded noise. */
export class DrawnImage implements WorkImage {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  readonly scale = 1;
  readonly originX = 0;
  readonly originY = 0;
  readonly frameSide: number;
  #state: number;

  constructor(width: number, height: number, paper = 220, noise = 0, seed = 1) {
    this.width = width;
    this.height = height;
    this.frameSide = Math.max(width, height);
    this.#state = seed;
    this.pixels = new Uint8Array(width * height).map(() => paper + noise * this.#signed());
  }

  /** -1 to 1, the same every time. */
  #signed(): number {
    this.#state = (Math.imul(this.#state, 1664525) + 1013904223) >>> 0;
    return (this.#state / 2 ** 31) * 1 - 1;
  }

  /** Darkens every pixel of the area by what `cover` says of its centre, 0 none to 1 whole, averaged over the pixel. */
  paint(level: number, cover: (x: number, y: number) => boolean, area?: Area): void {
    const { left = 0, top = 0, right = this.width, bottom = this.height } = area ?? {};
    for (let y = Math.max(0, Math.floor(top) - 1); y < Math.min(this.height, bottom + 2); y++) {
      for (let x = Math.max(0, Math.floor(left) - 1); x < Math.min(this.width, right + 2); x++) {
        let hits = 0;
        for (const dy of [-0.375, -0.125, 0.125, 0.375]) {
          for (const dx of [-0.375, -0.125, 0.125, 0.375]) if (cover(x + dx, y + dy)) hits++;
        }
        const at = y * this.width + x;
        if (hits > 0) this.pixels[at] = this.pixels[at]! + ((level - this.pixels[at]!) * hits) / 16;
      }
    }
  }

  ring(x: number, y: number, radius: number, line = 1.5, level = 60): void {
    const within = around(x, y, radius + line / 2);
    this.paint(level, (px, py) => Math.abs(Math.hypot(px - x, py - y) - radius) <= line / 2, within);
  }

  disk(x: number, y: number, radius: number, level = 60): void {
    this.paint(level, (px, py) => Math.hypot(px - x, py - y) <= radius, around(x, y, radius));
  }
}

const around = (x: number, y: number, reach: number): Area => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});
