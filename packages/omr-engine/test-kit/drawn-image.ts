import type { WorkImage } from '../src/core/gray-image.ts';

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

  /** Darkens every pixel by what `cover` says of its centre, 0 none to 1 whole, averaged over the pixel. */
  paint(level: number, cover: (x: number, y: number) => boolean): void {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
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
    this.paint(level, (px, py) => Math.abs(Math.hypot(px - x, py - y) - radius) <= line / 2);
  }

  disk(x: number, y: number, radius: number, level = 60): void {
    this.paint(level, (px, py) => Math.hypot(px - x, py - y) <= radius);
  }
}
