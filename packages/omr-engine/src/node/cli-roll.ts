import { Workspace } from '../core/workspace.ts';
import { failureMessages } from '../failures.ts';
import { type RollMark, readRoll } from '../roll/read-roll.ts';
import { fileFailure, type PrintedLine, printLines, readOptions, stop } from './cli-options.ts';
import type { DecodedImage } from './decode-image.ts';
import { photosOfFile } from './photos-of-file.ts';

export const rollUsage = `Uso: npm run -s omr -- roll ARQUIVO...
  lê fotos (ou PDF) de folhas de chamada e imprime um objeto JSON por folha`;

const signs: Readonly<Record<RollMark, string>> = { present: '.', absent: 'x', uncertain: '?' };

function toLine(decoded: DecodedImage, workspace: Workspace): PrintedLine {
  if (!decoded.ok) return { status: 'error', code: decoded.code, message: failureMessages[decoded.code] };
  const read = readRoll(decoded.photo, workspace);
  if (!read.ok) return { status: 'error', code: read.code, message: read.message };
  const { number, pupils, days, cells } = read;
  return { status: 'ok', number, pupils, days, rows: cells.map((row) => row.map((cell) => signs[cell]).join('')) };
}

async function* linesOf(file: string, workspace: Workspace): AsyncGenerator<PrintedLine> {
  const message = fileFailure(file);
  if (message !== null) return yield { file, status: 'error', code: 'not-an-image', message };
  for await (const { page, decoded } of photosOfFile(file))
    yield { file, ...(page !== undefined && { page }), ...toLine(decoded, workspace) };
}

/**
 * `omr roll`: reads photos of rolls and prints one JSON object a page: `{file, page?, status, code?, message?, number, pupils, days, rows}`.
 * A row is a pupil, a character a day: '.' present, 'x' absent, '?' for a person to look at.
 *
 * @returns The exit code: 0 all read, 1 any failed, 2 wrong usage.
 */
export async function runRoll(args: string[]): Promise<number> {
  const line = readOptions(args, []);
  if (!line.ok) return stop(2, `${line.message}\n${rollUsage}`);
  if (line.files.length === 0) return stop(2, rollUsage);
  const workspace = new Workspace();
  return printLines(line.files, (file) => linesOf(file, workspace));
}
