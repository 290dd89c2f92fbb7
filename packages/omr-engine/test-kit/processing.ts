import { convolveColumns, convolveRows, gaussian } from './convolve.ts';
import { greenness, type Picture } from './picture.ts';
import { scratchPlane } from './scratch.ts';

function softened({ luma, width, height }: Picture, sigma: number): Float32Array {
  const soft = scratchPlane('soft', luma.length);
  soft.set(luma);
  const kernel = gaussian(sigma);
  convolveRows(soft, width, height, kernel);
  convolveColumns(soft, width, height, kernel);
  return soft;
}

/** The phone's own sharpening (changes the picture): adds back what a blur takes, with its halo. */
export function sharpen(picture: Picture, amount: number, sigma = 1.2): void {
  const { luma } = picture;
  const soft = softened(picture, sigma);
  for (let at = 0; at < luma.length; at += 1) luma[at] = luma[at]! + amount * (luma[at]! - soft[at]!);
}

/** The phone's denoising (changes the picture): small differences from the neighbourhood are smeared away, edges stay. */
export function smear(picture: Picture, amount: number, threshold: number, sigma = 1): void {
  const { luma } = picture;
  const soft = softened(picture, sigma);
  for (let at = 0; at < luma.length; at += 1) {
    const difference = luma[at]! - soft[at]!;
    if (Math.abs(difference) <= threshold) luma[at] = luma[at]! - amount * difference;
  }
}

/** The phone's tone curve and colour cast. `curve` bends the middle up or down; `contrast` steepens it, 0 leaves it. */
export interface Tone {
  readonly curve: number;
  readonly contrast: number;
  readonly cast: readonly [number, number, number];
}

/** Bytes a level, in eighths of a level, 0 to 255. */
function toneTable({ curve, contrast }: Tone, cast: number): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: 2048 }, (_, eighths) => {
    const value = Math.min(1, (eighths / 8 / 255) * cast);
    const bent = value + 2 * curve * value * (1 - value);
    const steep = bent * bent * (3 - 2 * bent);
    return 255 * (bent + contrast * (steep - bent));
  });
}

/** The finished picture as RGB bytes. */
export function develop(picture: Picture, tone: Tone): Uint8Array {
  const { width, height, luma, chromaWidth, redness, blueness } = picture;
  const [reds, greens, blues] = tone.cast.map((cast) => toneTable(tone, cast));
  const rgb = new Uint8Array(width * height * 3);
  const clamp = (eighths: number): number => (eighths < 0 ? 0 : eighths > 2047 ? 2047 : eighths);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const chroma = (y >> 1) * chromaWidth + (x >> 1);
      const bright = luma[at]! * 8;
      const red = redness[chroma]! * 8;
      const blue = blueness[chroma]! * 8;
      rgb[at * 3] = reds![clamp(bright + red) | 0]!;
      rgb[at * 3 + 1] = greens![clamp(bright + greenness(red, blue)) | 0]!;
      rgb[at * 3 + 2] = blues![clamp(bright + blue) | 0]!;
    }
  return rgb;
}
