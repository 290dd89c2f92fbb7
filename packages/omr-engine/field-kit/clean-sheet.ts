import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { runSheet } from '../src/node/cli-sheet.ts';
import type { SheetKind } from './truth.ts';

export const pageMm = { width: 210, height: 297 } as const;

/** Resolution of the sheet's picture and of all that is drawn on it: finer than any photo of the kit. */
export const pxPerMm = 200 / 25.4;

export interface CleanBubble {
  readonly group: number;
  readonly question: number;
  readonly option: number;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Our sheet as the command line writes it. */
export interface CleanSheet {
  readonly kind: SheetKind;
  readonly bubbles: readonly CleanBubble[];
  readonly width: number;
  readonly height: number;
  /** Lightness of each pixel as the picture codes it, 0 to 255. */
  readonly grey: Uint8Array;
}

export interface SheetOrder extends SheetKind {
  /** Further settings of the command line: title, school, identity. */
  readonly settings?: readonly string[];
}

interface SheetFile {
  readonly bubbles: readonly {
    group: number;
    question: number;
    option: number;
    x_mm: number;
    y_mm: number;
    r_mm: number;
  }[];
}

/** What the command line writes for the order; in this process, for starting one costs more than the sheet. */
async function write({ groups, options, settings = [] }: SheetOrder, format: readonly string[]): Promise<Buffer> {
  const asked = ['--groups', groups.join(','), '--options', String(options), ...settings, ...format];
  const folder = await mkdtemp(join(tmpdir(), 'clean-sheet-'));
  try {
    const file = join(folder, 'sheet');
    const exitCode = await runSheet([...asked, '--out', file]);
    if (exitCode !== 0) throw new Error(`the command line wrote no sheet for ${asked.join(' ')}`);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function make(order: SheetOrder): Promise<CleanSheet> {
  const [picture, file] = await Promise.all([
    write(order, ['--format', 'png', '--dpi', '200']),
    write(order, ['--format', 'json']),
  ]);
  const { data, info } = await sharp(picture).flatten({ background: '#fff' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const { bubbles }: SheetFile = JSON.parse(file.toString('utf8'));
  return {
    kind: { groups: order.groups, options: order.options },
    bubbles: bubbles.map(({ group, question, option, x_mm, y_mm, r_mm }) => ({
      group,
      question,
      option,
      x: x_mm,
      y: y_mm,
      r: r_mm,
    })),
    width: info.width,
    height: info.height,
    grey: new Uint8Array(data),
  };
}

const made = new Map<string, Promise<CleanSheet>>();

/** The clean picture of a sheet and where its bubbles are; made once in a process. */
export function cleanSheet(order: SheetOrder): Promise<CleanSheet> {
  const name = JSON.stringify(order);
  const known = made.get(name);
  if (known) return known;
  const sheet = make(order);
  made.set(name, sheet);
  return sheet;
}
