import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { layOutSheet } from '../../packages/omr-engine/src/index.ts';
import {
  makeSheetPhoto,
  type PageRaster,
  type PhotoSize,
  writeFakeCamera,
} from '../../packages/omr-engine/test-kit/index.ts';
import { printPdf } from './print-pdf.ts';

const pxPerMm = 8;
const paperMm = { width: 210, height: 297 } as const;

/** Paper that came out of the printer: a page of the PDF that the product made. */
export interface PrintedSheet {
  readonly paper: PageRaster;
  readonly text: string;
}

/** Prints a PDF of sheets. */
export async function printSheets(pdf: Uint8Array): Promise<PrintedSheet[]> {
  const pages = await printPdf(pdf, pxPerMm);
  return Promise.all(
    pages.map(async ({ png, text }) => {
      const { data, info } = await sharp(png)
        .flatten({ background: '#fff' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return {
        text,
        paper: {
          width: info.width,
          height: info.height,
          pxPerMm: info.width / paperMm.width,
          rgb: new Uint8Array(data),
        },
      };
    }),
  );
}

/** Letters a question, group by group; '' leaves it blank, 'BC' fills two. */
export type Filling = readonly (readonly string[])[];

const photograph = (sheet: PrintedSheet, filling: Filling, seed: number, size: PhotoSize) => {
  const laidOut = layOutSheet({ groups: filling.map((group) => group.length), options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  return makeSheetPhoto({ layout: laidOut.layout, paper: sheet.paper, answers: filling, seed, size, quarterTurn: 0 });
};

/** A phone's photo of the filled sheet, JPEG. */
export async function photographSheet(sheet: PrintedSheet, filling: Filling, seed: number): Promise<Buffer> {
  return (await photograph(sheet, filling, seed, 'upload')).jpeg;
}

/** A video of the filled sheets for Chromium's fake camera; the hand moves from frame to frame. */
export async function filmSheets(
  takes: readonly { sheet: PrintedSheet; filling: Filling }[],
  seed: number,
  framesEach = 4,
): Promise<string> {
  const frames: Uint8Array[] = [];
  for (const { sheet, filling } of takes) {
    for (let index = 0; index < framesEach; index += 1) {
      frames.push((await photograph(sheet, filling, seed + index, 'landscape')).jpeg);
    }
  }
  const file = join(mkdtempSync(join(tmpdir(), 'caderneta-film-')), 'sheet.mjpeg');
  await writeFakeCamera(file, frames);
  return file;
}
