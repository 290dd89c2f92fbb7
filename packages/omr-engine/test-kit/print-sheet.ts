import type { SheetBubble } from '../src/core/sheet-layout.ts';
import type { SheetLayout, SheetPage } from '../src/index.ts';
import { sheetSvg } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { type GrayPage, rasterise } from './page-raster.ts';

const fonts = loadSheetFonts();
const prints = new Map<string, Promise<GrayPage>>();
/** Prints kept: a set of photos shows the same few pages again and again. */
const mostPrints = 12;

/** The page's drawing, smaller in the middle of the same paper. */
function shrunk(svg: string, { widthMm, heightMm }: SheetLayout, scale: number): string {
  if (scale === 1) return svg;
  const [width, height] = [widthMm / scale, heightMm / scale];
  const box = [(widthMm - width) / 2, (heightMm - height) / 2, width, height].join(' ');
  return svg.replace(/viewBox="[^"]*"/, `viewBox="${box}"`);
}

/** The layout as such a print has it. */
export function shrinkLayout(layout: SheetLayout, scale: number): SheetLayout {
  if (scale === 1) return layout;
  const { widthMm, heightMm } = layout;
  const shrunkBubble = (bubble: SheetBubble): SheetBubble => ({
    ...bubble,
    xMm: widthMm / 2 + (bubble.xMm - widthMm / 2) * scale,
    yMm: heightMm / 2 + (bubble.yMm - heightMm / 2) * scale,
    rMm: bubble.rMm * scale,
  });
  const grids = layout.grids?.map((grid) => ({ ...grid, bubbles: grid.bubbles.map(shrunkBubble) }));
  return { ...layout, bubbles: layout.bubbles.map(shrunkBubble), ...(grids && { grids }) };
}

/** A page as its printer puts it out, `scale` times as large as designed. */
export async function printSheet(layout: SheetLayout, page: SheetPage, pxPerMm: number, scale = 1): Promise<GrayPage> {
  const { kind, spec, legacy, columns, bubbles } = layout;
  const key = JSON.stringify([pxPerMm, scale, page, kind, spec, legacy, columns, bubbles[0]]);
  const known = prints.get(key);
  if (known) return known;
  const made = fonts.then((faces) => rasterise(shrunk(sheetSvg(layout, page, faces), layout, scale), pxPerMm));
  prints.set(key, made);
  for (const old of [...prints.keys()].slice(0, Math.max(0, prints.size - mostPrints))) prints.delete(old);
  return made;
}
