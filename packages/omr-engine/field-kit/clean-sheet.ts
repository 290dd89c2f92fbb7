import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import sharp from 'sharp';
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

const root = fileURLToPath(new URL('../../../', import.meta.url));
const commandLine = fileURLToPath(new URL('../src/node/cli.ts', import.meta.url));
const run = promisify(execFile);

async function write({ groups, options, settings = [] }: SheetOrder, format: readonly string[]): Promise<Buffer> {
  const asked = ['sheet', '--groups', groups.join(','), '--options', String(options), ...settings];
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', '--conditions=caderneta-source', commandLine, ...asked, ...format, '--out', '-'],
    { cwd: root, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
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
