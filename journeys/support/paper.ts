import { mkdir } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openPdf, type PrintedPage } from './print-pdf.ts';

const PICTURES = new URL('../../docs/design-review/paper/', import.meta.url);
/** Of a picture: an A4 page is 525 px wide, and its smallest words are seen to be words. */
const PX_PER_MM = 2.5;
const QUALITY = 60;
/** White that a printer needs at the paper's right edge, mm. */
const EDGE_MM = 6;

/** Presses the keys to print, as far as the dialog that a test cannot open. */
export async function pressPrint(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.printing = 'asked';
    };
  });
  await page.keyboard.press('Control+p');
  await expect(page.locator('html')).toHaveAttribute('data-printing', 'asked');
}

/** What a browser would put on paper. */
export const paperOf = async (page: Page): Promise<Uint8Array> =>
  new Uint8Array(await page.pdf({ preferCSSPageSize: true, format: 'A4' }));

/** Without spaces: a reader of PDFs puts them where letters were set apart. */
export const letters = (text: string): string => text.replaceAll(/\s/g, '');

/** Whether ink lies within the paper's right edge. */
function isCutAtRight({ width, height, rgb }: Awaited<ReturnType<PrintedPage['print']>>): boolean {
  const from = Math.round(width - EDGE_MM * PX_PER_MM);
  for (let y = 0; y < height; y += 1) {
    for (let x = from; x < width; x += 1) {
      if ((rgb[3 * (y * width + x)] ?? 255) < 200) return true;
    }
  }
  return false;
}

export interface PaperFacts {
  /** Words of each page: a table's headings. */
  readonly onEach?: readonly string[];
  /** Words of the document. */
  readonly holds: readonly string[];
  /** How many sheets it takes. */
  readonly sheets?: number;
  /** What its pages are counted within; an answer sheet counts none. */
  readonly counted?: 'document' | 'section' | 'none';
}

/** Looks at a document's pages: counted, their headings repeated, nothing cut at the right. Keeps a picture of the first two where they are asked for. */
export async function lookAtPaper(name: string, pdf: Uint8Array, facts: PaperFacts): Promise<void> {
  const { onEach = [], holds, sheets, counted = 'document' } = facts;
  const pages = await openPdf(pdf, PX_PER_MM);
  if (sheets !== undefined) expect(pages, `${name}: sheets`).toHaveLength(sheets);
  const texts = pages.map(({ text }) => letters(text));
  for (const words of holds) expect(texts.join(' '), `${name}: ${words}`).toContain(letters(words));
  for (const [index, text] of texts.entries()) {
    if (counted === 'document')
      expect(text, `${name}: page ${index + 1}`).toContain(`Página${index + 1}de${pages.length}`);
    if (counted === 'section') expect(text, `${name}: page ${index + 1}`).toMatch(/Página\d+de\d/);
    for (const words of onEach) expect(text, `${name}: page ${index + 1}`).toContain(letters(words));
  }
  const shown = await Promise.all(pages.slice(0, 2).map((page) => page.print()));
  for (const [index, page] of shown.entries()) expect(isCutAtRight(page), `${name}: page ${index + 1}`).toBe(false);
  if (process.env.CADERNETA_PAPER_PICTURES === 'take') await keepPicture(name, shown);
}

async function keepPicture(name: string, pages: Awaited<ReturnType<PrintedPage['print']>>[]): Promise<void> {
  const gapPx = 8;
  const placed: { input: Buffer; left: number; top: number; raw: { width: number; height: number; channels: 3 } }[] =
    [];
  let left = gapPx;
  for (const { width, height, rgb } of pages) {
    placed.push({ input: Buffer.from(rgb), left, top: gapPx, raw: { width, height, channels: 3 } });
    left += width + gapPx;
  }
  const height = Math.max(...pages.map((page) => page.height)) + 2 * gapPx;
  await mkdir(PICTURES, { recursive: true });
  await sharp({ create: { width: left, height, channels: 3, background: '#888' } })
    .composite(placed)
    .webp({ quality: QUALITY })
    .toFile(new URL(`${name}.webp`, PICTURES).pathname);
}
