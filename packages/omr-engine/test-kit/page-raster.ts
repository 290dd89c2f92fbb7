import sharp from 'sharp';
import { renderSheet } from '../src/node.ts';

/** A printed page as pixels: RGB bytes, row by row. */
export interface PageRaster {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
  readonly rgb: Uint8Array;
}

/** Renders a page's SVG (outlined text, sizes in mm). */
export async function rasterise(svg: string, pxPerMm: number): Promise<PageRaster> {
  const { data, info } = await renderSheet(svg, pxPerMm)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rgb = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, pxPerMm, rgb };
}

export const copyRaster = (page: PageRaster): PageRaster => ({ ...page, rgb: page.rgb.slice() });

/** The page at half its size, each pixel the mean of four: what a camera farther away sees. */
export function halve(page: PageRaster): PageRaster {
  const width = page.width >> 1;
  const height = page.height >> 1;
  const rgb = new Uint8Array(width * height * 3);
  const stride = page.width * 3;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let channel = 0; channel < 3; channel += 1) {
        const at = 2 * y * stride + 6 * x + channel;
        const sum =
          (page.rgb[at] ?? 0) +
          (page.rgb[at + 3] ?? 0) +
          (page.rgb[at + stride] ?? 0) +
          (page.rgb[at + stride + 3] ?? 0);
        rgb[(y * width + x) * 3 + channel] = (sum + 2) >> 2;
      }
  return { width, height, pxPerMm: page.pxPerMm / 2, rgb };
}

/** PNG of the page, for a scanner-like file or a journey. */
export const pagePng = (page: PageRaster): Promise<Buffer> =>
  sharp(page.rgb, { raw: { width: page.width, height: page.height, channels: 3 } })
    .png()
    .toBuffer();
