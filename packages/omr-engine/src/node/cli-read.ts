import { type AnswerKey, gradeSheet, type SheetAnswers, toWire } from '@caderneta/contract';
import { Workspace } from '../core/workspace.ts';
import { parseReadArgs, readUsage } from './cli-read-args.ts';
import { readSheetPages, type SheetPage } from './read-sheet-pages.ts';
import { warmUp } from './warm-up.ts';

const roundMs = (ms: number): number => Math.round(ms * 100) / 100;

/** Answers as a line shows them; `marked` is null where no mark was seen. */
const toColumns = (answers: SheetAnswers) =>
  answers.map(({ questions }) =>
    questions.map(({ question, letters, state, confidence }) => ({
      question,
      marked: letters || null,
      state,
      confidence,
    })),
  );

/** A sheet's line: the outcome in the form that other programs rely on; `page` only for a PDF's. */
function toLine(file: string, { page, outcome }: SheetPage, key: AnswerKey | null): Record<string, unknown> {
  const source = page === undefined ? { file } : { file, page };
  if (!outcome.ok) {
    const { code, message, elapsedMs } = outcome;
    return { ...source, status: 'error', code, message, elapsed_ms: roundMs(elapsedMs), answers: [] };
  }
  const { answers, identity, elapsedMs } = outcome;
  return {
    ...source,
    status: 'ok',
    elapsed_ms: roundMs(elapsedMs),
    identity,
    answers: toColumns(answers),
    ...(key ? { resultados: toWire(gradeSheet(answers, { key, annulled: [] }).answers) } : {}),
  };
}

/**
 * `omr read`: reads photos (JPEG, PNG, WebP and other formats of scanners, turned as EXIF says) and PDFs, and prints one JSON object a
 * line, in the order given; a PDF gives a line a page. A bad file or page gives its line with `status: 'error'`, and the rest goes on.
 *
 * A line: `{file, page?, status, code?, message?, elapsed_ms, identity?, strip?, answers: [[{question, marked, state, confidence}]],
 * resultados?}`. `page` counts from 1 and only a PDF's lines have it; `confidence` is the probability that the letters are right.
 *
 * @returns The exit code: 0 all read, 1 any failed, 2 wrong usage.
 */
export async function runRead(args: string[]): Promise<number> {
  const parsed = parseReadArgs(args);
  if (!parsed.ok) {
    console.error(`${parsed.message}\n${readUsage}`);
    return 2;
  }
  const { files, spec, key } = parsed.command;
  const workspace = new Workspace();
  warmUp(spec, workspace);
  let failures = 0;
  for (const file of files) {
    for await (const sheet of readSheetPages(file, spec, { workspace, mode: 'upload' })) {
      if (!sheet.outcome.ok) failures++;
      process.stdout.write(`${JSON.stringify(toLine(file, sheet, key))}\n`);
    }
  }
  return failures > 0 ? 1 : 0;
}
