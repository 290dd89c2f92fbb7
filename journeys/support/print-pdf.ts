import { readFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageRaster } from '../../packages/omr-engine/test-kit/index.ts';

const pointsPerMm = 72 / 25.4;

/** The bytes that the dialog of a drawn document gives, which is closed afterwards. */
export async function downloadPdf(page: Page, title: string): Promise<Uint8Array> {
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog.getByText(/^PDF pronto/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Baixar PDF' }).click();
  const bytes = await readFile(await (await saved).path());
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  return new Uint8Array(bytes);
}

/** A page of a PDF, which a printer puts on paper when it is asked for: a class has dozens, a journey holds one or two. */
export interface PrintedPage {
  readonly text: string;
  /** The page in pixels, on white. */
  print(): Promise<PageRaster>;
}

function withoutAlpha(rgba: Uint8ClampedArray): Uint8Array {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) rgb.set(rgba.subarray(from, from + 3), to);
  return rgb;
}

/** The pages of a PDF, to be "printed" at the given resolution. */
export async function openPdf(bytes: Uint8Array, pxPerMm: number): Promise<PrintedPage[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pageAt = async (number: number): Promise<PrintedPage> => {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    return {
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      async print() {
        const viewport = page.getViewport({ scale: pxPerMm / pointsPerMm });
        const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
        const canvas = createCanvas(width, height);
        const context = canvas.getContext('2d');
        const target = { canvas, canvasContext: context, viewport } as unknown as Parameters<typeof page.render>[0];
        await page.render(target).promise;
        const rgb = withoutAlpha(context.getImageData(0, 0, width, height).data);
        return { width, height, pxPerMm: (width / page.getViewport({ scale: 1 }).width) * pointsPerMm, rgb };
      },
    };
  };
  return Promise.all(Array.from({ length: document.numPages }, (_, index) => pageAt(index + 1)));
}
