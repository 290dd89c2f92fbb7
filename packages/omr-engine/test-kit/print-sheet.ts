import type { SheetLayout, SheetPage } from '../src/index.ts';
import { sheetSvg } from '../src/index.ts';
import { loadSheetFonts } from '../src/node.ts';
import { type GrayPage, rasterise } from './page-raster.ts';

const fonts = loadSheetFonts();
const prints = new Map<string, Promise<GrayPage>>();
/** Prints kept: a set of photos shows the same few pages again and again. */
const mostPrints = 12;

/** A page as its printer puts it out. */
export async function printSheet(layout: SheetLayout, page: SheetPage, pxPerMm: number): Promise<GrayPage> {
  const key = JSON.stringify([
    pxPerMm,
    page,
    layout.kind,
    layout.spec,
    layout.legacy,
    layout.columns,
    layout.bubbles[0],
  ]);
  const known = prints.get(key);
  if (known) return known;
  const made = fonts.then((faces) => rasterise(sheetSvg(layout, page, faces), pxPerMm));
  prints.set(key, made);
  for (const old of [...prints.keys()].slice(0, Math.max(0, prints.size - mostPrints))) prints.delete(old);
  return made;
}
