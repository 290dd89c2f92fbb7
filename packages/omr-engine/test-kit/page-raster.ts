import sharp from 'sharp';
import { renderSheet } from '../src/node.ts';

interface Raster {
  readonly width: number;
  readonly height: number;
  readonly pxPerMm: number;
}

/** A printed page as pixels: RGB bytes, row by row. */
export interface PageRaster extends Raster {
  readonly rgb: Uint8Array;
}

/** A page as it left the printer, before paper and pens: a gray level a pixel, 255 is no toner. */
export interface GrayPage extends Raster {
  readonly gray: Uint8Array;
}

/** Renders a page's SVG (outlined text, sizes in mm); what the SVG leaves bare is white. */
export async function rasterise(svg: string, pxPerMm: number): Promise<GrayPage> {
  const { data, info } = await renderSheet(svg, pxPerMm)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const gray = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { width: info.width, height: info.height, pxPerMm, gray };
}

/** The gray print of a page that already has paper and colour. */
export const grayOf = ({ rgb, ...raster }: PageRaster): GrayPage => ({
  ...raster,
  gray: Uint8Array.from({ length: raster.width * raster.height }, (_, at) => rgb[at * 3]!),
});

export const copyRaster = (page: PageRaster): PageRaster => ({ ...page, rgb: page.rgb.slice() });

/** The page at half its size, each pixel the mean of four: what a camera farther away sees. */
export function halve(page: PageRaster): PageRaster {
  const width = page.width >> 1;
  const height = page.height >> 1;
  const from = page.rgb;
  const rgb = new Uint8Array(width * height * 3);
  const stride = page.width * 3;
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    let at = 2 * y * stride;
    for (let x = 0; x < width; x += 1, at += 6)
      for (let channel = at; channel < at + 3; channel += 1, to += 1)
        rgb[to] =
          (from[channel]! + from[channel + 3]! + from[channel + stride]! + from[channel + stride + 3]! + 2) >> 2;
  }
  return { width, height, pxPerMm: page.pxPerMm / 2, rgb };
}

/** PNG of the page, for a scanner-like file or a journey. */
export const pagePng = (page: PageRaster): Promise<Buffer> =>
  sharp(page.rgb, { raw: { width: page.width, height: page.height, channels: 3 } })
    .png()
    .toBuffer();
