import { greenness, lumaOf, type Picture } from './picture.ts';
import { type Random, seededRandom } from './random.ts';
import { scratchPlane } from './scratch.ts';

const normals = ((random: Random) => Float32Array.from({ length: 8192 }, () => random.normal()))(seededRandom(8192));

/** Adds noise of the given sigma to a plane. A table of normals, entered at random places, is quick and looks the same. */
function addNoise(plane: Float32Array, sigma: number, random: Random): void {
  let state = random.whole(1, 0x7fffffff);
  for (let at = 0; at < plane.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    plane[at] = plane[at]! + sigma * normals[state & 8191]!;
  }
}

/** What each pixel of the sensor sees through its filter: red and green in even rows, green and blue in odd ones. */
function filtered(picture: Picture): Float32Array {
  const { width, height, luma, chromaWidth, redness, blueness } = picture;
  const raw = scratchPlane('raw', luma.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const chroma = (y >> 1) * chromaWidth + (x >> 1);
      const isGreen = ((x ^ y) & 1) === 1;
      const difference = isGreen
        ? greenness(redness[chroma]!, blueness[chroma]!)
        : (y & 1 ? blueness : redness)[chroma]!;
      raw[y * width + x] = luma[y * width + x]! + difference;
    }
  return raw;
}

/** Fills in each pixel's two missing colours from its neighbours; edges lose sharpness and gain false colour, as they do in phones. */
function demosaic(picture: Picture, raw: Float32Array): void {
  const { width, height, luma, chromaWidth, redness, blueness } = picture;
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const own = raw[at]!;
      const across = (raw[at - 1]! + raw[at + 1]!) / 2;
      const along = (raw[at - width]! + raw[at + width]!) / 2;
      if (((x ^ y) & 1) === 1) {
        luma[at] = (y & 1) === 0 ? lumaOf(across, own, along) : lumaOf(along, own, across);
        continue;
      }
      const corners = (raw[at - width - 1]! + raw[at - width + 1]! + raw[at + width - 1]! + raw[at + width + 1]!) / 4;
      const green = (across + along) / 2;
      luma[at] = (y & 1) === 0 ? lumaOf(own, green, corners) : lumaOf(corners, green, own);
    }
  for (let y = 0; y + 1 < height; y += 2)
    for (let x = 0; x + 1 < width; x += 2) {
      const at = y * width + x;
      const red = raw[at]!;
      const green = (raw[at + 1]! + raw[at + width]!) / 2;
      const blue = raw[at + width + 1]!;
      const bright = lumaOf(red, green, blue);
      const chroma = (y >> 1) * chromaWidth + (x >> 1);
      redness[chroma] = red - bright;
      blueness[chroma] = blue - bright;
    }
}

/** Records the picture (changes it): noise of the given sigma, and, through a filter mosaic, colours filled in from neighbours. */
export function sense(picture: Picture, sigma: number, mosaic: boolean, random: Random): void {
  if (mosaic) {
    const raw = filtered(picture);
    addNoise(raw, sigma, random);
    demosaic(picture, raw);
    return;
  }
  addNoise(picture.luma, 0.9 * sigma, random);
  addNoise(picture.redness, 0.3 * sigma, random);
  addNoise(picture.blueness, 0.4 * sigma, random);
}
