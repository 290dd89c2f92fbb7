import { Workspace } from '../core/workspace.ts';
import { failureMessages } from '../failures.ts';
import { type RollMark, readRoll } from '../roll/read-roll.ts';
import { readOptions } from './cli-options.ts';
import type { DecodedImage } from './decode-image.ts';
import { fileFailure } from './file-failure.ts';
import { photosOfFile } from './photos-of-file.ts';

export const rollUsage = `Uso: npm run -s omr -- roll ARQUIVO...
  lê fotos (ou PDF) de folhas de chamada e imprime um objeto JSON por folha`;

const signs: Readonly<Record<RollMark, string>> = { present: '.', absent: 'x', uncertain: '?' };

function toLine(decoded: DecodedImage, workspace: Workspace): Record<string, unknown> {
  if (!decoded.ok) return { status: 'error', code: decoded.code, message: failureMessages[decoded.code] };
  const read = readRoll(decoded.photo, workspace);
  if (!read.ok) return { status: 'error', code: read.code, message: read.message };
  const { number, pupils, days, cells } = read;
  return { status: 'ok', number, pupils, days, rows: cells.map((row) => row.map((cell) => signs[cell]).join('')) };
}

/**
 * `omr roll`: reads photos of rolls and prints one JSON object a page: `{file, page?, status, code?, message?, number, pupils, days, rows}`.
 * A row is a pupil, a character a day: '.' present, 'x' absent, '?' for a person to look at.
 *
 * @returns The exit code: 0 all read, 1 any failed, 2 wrong usage.
 */
export async function runRoll(args: string[]): Promise<number> {
  const line = readOptions(args, []);
  if (!line.ok || line.files.length === 0) {
    console.error(line.ok ? rollUsage : `${line.message}\n${rollUsage}`);
    return 2;
  }
  const workspace = new Workspace();
  let failures = 0;
  for (const file of line.files) {
    const message = fileFailure(file);
    if (message !== null) {
      failures++;
      process.stdout.write(`${JSON.stringify({ file, status: 'error', code: 'not-an-image', message })}\n`);
      continue;
    }
    for await (const { page, decoded } of photosOfFile(file)) {
      const read = toLine(decoded, workspace);
      if (read.status === 'error') failures++;
      process.stdout.write(`${JSON.stringify({ file, ...(page !== undefined && { page }), ...read })}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}
