import sharp, { type Sharp } from 'sharp';

/** Pixels a millimetre of 200 dpi: enough to print, small enough to mail. */
const defaultPxPerMm = 200 / 25.4;

/** Rewrites the page's size from mm to pixels: a renderer's idea of a millimetre varies, of a pixel it does not. */
const inPixels = (svg: string, pxPerMm: number): string =>
  svg.replace(/width="([\d.]+)mm" height="([\d.]+)mm"/, (_, width, height) => {
    const [widthPx, heightPx] = [width, height].map((side) => Math.round(Number(side) * pxPerMm));
    return `width="${widthPx}" height="${heightPx}" preserveAspectRatio="none"`;
  });

/** Renders a page's SVG, opaque, at the given scale; the caller chooses the file's kind. */
export const renderSheet = (svg: string, pxPerMm = defaultPxPerMm): Sharp =>
  sharp(Buffer.from(inPixels(svg, pxPerMm))).flatten({ background: '#fff' });

/** One page as a grey PNG that knows its printed size. */
export async function sheetPng(svg: string, pxPerMm = defaultPxPerMm): Promise<Buffer> {
  return renderSheet(svg, pxPerMm)
    .toColourspace('b-w')
    .withMetadata({ density: pxPerMm * 25.4 })
    .png()
    .toBuffer();
}
