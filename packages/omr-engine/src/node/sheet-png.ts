import sharp from 'sharp';

/** Pixels a millimetre of 200 dpi: enough to print, small enough to mail. */
export const defaultPxPerMm = 200 / 25.4;

/** Renders a page's SVG to an opaque grey PNG. */
export async function sheetPng(svg: string, pxPerMm = defaultPxPerMm): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: pxPerMm * 25.4, limitInputPixels: 120_000_000 })
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
