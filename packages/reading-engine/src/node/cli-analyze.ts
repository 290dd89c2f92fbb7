import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { TextMargins } from '@caderneta/contract/reading';
import type { Grade } from '../core/cutoffs.ts';
import { refuse } from '../core/failures.ts';
import { round } from '../core/statistics.ts';
import { type ReadAloudOptions, type ReadingOutcome, readAloud } from '../read-aloud.ts';
import { decodeAudio } from './decode-audio.ts';
import { openEspeak } from './espeak.ts';
import { readMargins } from './read-margins.ts';

const usage = `Uso: npm run -s reading -- analyze ARQUIVO... [--text texto.txt] [--grade 1-9] [--margins limites.json] --json
  ARQUIVO          gravação (WAV, MP3, OGG; outros formatos com ffmpeg)
  --text ARQUIVO   texto que foi lido (UTF-8)
  --grade N        ano escolar, para as notas de corte
  --margins ARQ    limites do julgamento do texto, como calibrate escreve
  --json           um objeto JSON por linha`;

interface Command {
  readonly files: readonly string[];
  readonly text: string | undefined;
  readonly grade: Grade | undefined;
  readonly margins: TextMargins | undefined;
}

type Parsed = { readonly ok: true; readonly command: Command } | { readonly ok: false; readonly message: string };

async function parse(args: string[]): Promise<Parsed> {
  try {
    const { values, positionals: files } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        text: { type: 'string' },
        grade: { type: 'string' },
        margins: { type: 'string' },
        json: { type: 'boolean' },
      },
    });
    if (files.length === 0) return { ok: false, message: 'Falta o arquivo a avaliar.' };
    if (values.grade !== undefined && !/^[1-9]$/.test(values.grade)) {
      return { ok: false, message: '--grade vai de 1 a 9.' };
    }
    const text = values.text === undefined ? undefined : await readFile(values.text, 'utf8');
    const margins = values.margins === undefined ? undefined : await readMargins(values.margins);
    if (margins === null) return { ok: false, message: '--margins pede um arquivo que calibrate escreveu.' };
    const grade = values.grade ? (Number(values.grade) as Grade) : undefined;
    return { ok: true, command: { files, text, grade, margins } };
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error) };
  }
}

async function analyze(file: string, options: ReadAloudOptions): Promise<ReadingOutcome> {
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) return refuse('file-not-found');
  const decoded = await decodeAudio(bytes);
  return decoded.ok ? readAloud(decoded.recording, options) : decoded;
}

/** A recording's line: `code` says why there is no evaluation, or why it leaves figures out. */
function toLine(file: string, outcome: ReadingOutcome, elapsedMs: number): Record<string, unknown> {
  const elapsed_ms = round(elapsedMs, 1);
  if (!outcome.ok) return { file, status: 'error', code: outcome.code, message: outcome.message, elapsed_ms };
  const { evaluation } = outcome;
  const [code] = evaluation.reservations;
  return { file, status: 'success', ...(code ? { code } : {}), evaluation, margin: evaluation.margin, elapsed_ms };
}

/**
 * `reading analyze`: judges recordings and prints one JSON object a line, in the order given. What cannot be judged gives its line
 * with a code, and the others go on.
 *
 * A line: `{file, status, code?, message?, evaluation?, margin?, elapsed_ms}`. With `status: 'error'` the code says why nothing was
 * judged; with 'success', why figures are left out, the first of `evaluation.reservations`.
 *
 * @returns The exit code: 0 all judged, 1 any refused, 2 wrong usage.
 */
export async function runAnalyze(args: string[]): Promise<number> {
  const parsed = await parse(args);
  if (!parsed.ok) {
    console.error(`${parsed.message}\n${usage}`);
    return 2;
  }
  const { files, text, grade, margins } = parsed.command;
  const espeak = openEspeak();
  let refused = 0;
  for (const file of files) {
    const startedAt = performance.now();
    const outcome = await analyze(file, { text, grade, margins, speak: espeak.speak });
    if (!outcome.ok) refused++;
    process.stdout.write(`${JSON.stringify(toLine(file, outcome, performance.now() - startedAt))}\n`);
  }
  espeak.close();
  return refused > 0 ? 1 : 0;
}
