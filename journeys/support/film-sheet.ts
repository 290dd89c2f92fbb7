import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { layOutSheet } from '../../packages/omr-engine/src/index.ts';
import {
  makeSheetPhoto,
  type PageRaster,
  type PhotoSize,
  writeFakeCamera,
} from '../../packages/omr-engine/test-kit/index.ts';
import { openPdf, type PrintedPage } from './print-pdf.ts';

const pxPerMm = 8;

/** Paper that came out of the printer: a page of the PDF that the product made. */
export type PrintedSheet = PrintedPage;

/** Prints a PDF of sheets. */
export const printSheets = (pdf: Uint8Array): Promise<PrintedSheet[]> => openPdf(pdf, pxPerMm);

/** Letters a question, group by group; '' leaves it blank, 'BC' fills two. */
export type Filling = readonly (readonly string[])[];

interface Paper {
  /** Bubbles of each row. */
  readonly options?: number;
  /** What is filled in in its grids, '-12,5'. */
  readonly numbers?: readonly string[];
}

const photograph = async (paper: PageRaster, filling: Filling, seed: number, size: PhotoSize, of: Paper = {}) => {
  const { options = 4, numbers = [] } = of;
  const laidOut = layOutSheet({ groups: filling.map((group) => group.length), options, grids: numbers.length });
  if (!laidOut.ok) throw new Error(laidOut.message);
  return makeSheetPhoto({ layout: laidOut.layout, paper, answers: filling, numbers, seed, size, quarterTurn: 0 });
};

/** A phone's photo of the filled sheet, JPEG. */
export async function photographSheet(
  sheet: PrintedSheet,
  filling: Filling,
  seed: number,
  of: Paper = {},
): Promise<Buffer> {
  return (await photograph(await sheet.print(), filling, seed, 'upload', of)).jpeg;
}

/** A video of the filled sheets for Chromium's fake camera; the hand moves from frame to frame. */
export async function filmSheets(
  takes: readonly { sheet: PrintedSheet; filling: Filling }[],
  seed: number,
  framesEach = 4,
): Promise<string> {
  const frames: Uint8Array[] = [];
  for (const { sheet, filling } of takes) {
    const paper = await sheet.print();
    for (let index = 0; index < framesEach; index += 1) {
      frames.push((await photograph(paper, filling, seed + index, 'landscape')).jpeg);
    }
  }
  const file = join(mkdtempSync(join(tmpdir(), 'caderneta-film-')), 'sheet.mjpeg');
  await writeFakeCamera(file, frames);
  return file;
}
