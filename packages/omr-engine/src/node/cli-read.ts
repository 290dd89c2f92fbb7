import { type AnswerKey, gradeSheet, gridGroup, type PageNumber, type SheetAnswers, toWire } from '@caderneta/contract';
import type { DigitReading, ReadOutcome } from '../core/reading.ts';
import { Workspace } from '../core/workspace.ts';
import { refuse } from '../failures.ts';
import { type ModelReading, readSheetWithModel } from '../models/read-with-model.ts';
import { readEitherPage } from '../read-either-page.ts';
import { readSheet } from '../read-sheet.ts';
import { fileFailure, type PrintedLine, printLines, stop } from './cli-options.ts';
import { parseReadArgs, type ReadCommand, readUsage } from './cli-read-args.ts';
import { readPages } from './photos-of-file.ts';
import { readDecodedSheet } from './read-sheet-file.ts';

/** Readings until the compiler has settled: the first take 85, 46 and 35 ms, later ones 15. */
const WARM_UPS = 3;

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

/** What stands in a sheet's grids for numbers, by their places from the left; null where it has none. */
function gridsIn(answers: SheetAnswers): DigitReading[] | null {
  const grids = answers.find(({ group }) => group === gridGroup)?.questions;
  return grids?.map(({ question, letters, state }) => ({ name: String(question), value: letters, state })) ?? null;
}

/** What a picture gave; `sheetPage` is the page of a sheet of two. */
type PictureOutcome = (ReadOutcome | ModelReading) & { readonly sheetPage?: PageNumber };

/** A sheet that was looked for on a page of a file. */
interface ReadPage {
  readonly page?: number;
  readonly outcome: PictureOutcome;
}

/** A sheet's line: the outcome in the form that other programs rely on; `page` only for a PDF's. */
function toLine(file: string, { page, outcome }: ReadPage, key: AnswerKey | null): PrintedLine {
  const source = page === undefined ? { file } : { file, page };
  if (!outcome.ok) {
    const { code, message, elapsedMs } = outcome;
    return { ...source, status: 'error', code, message, elapsed_ms: roundMs(elapsedMs), answers: [] };
  }
  const { answers, elapsedMs, sheetPage } = outcome;
  const digits = 'digits' in outcome ? outcome.digits : gridsIn(answers);
  return {
    ...source,
    status: 'ok',
    elapsed_ms: roundMs(elapsedMs),
    ...('digits' in outcome ? {} : { identity: outcome.identity }),
    ...(sheetPage && { sheet_page: sheetPage }),
    answers: toColumns(answers.filter(({ group }) => group !== gridGroup)),
    ...(digits ? { digits } : {}),
    ...(key ? { resultados: toWire(gradeSheet(answers, { key, annulled: [] }).answers) } : {}),
  };
}

/** How every sheet of a file is read: the first photo a few times, so that `elapsed_ms` tells of reading alone. */
function readerOf(sheet: ReadCommand['sheet']): (file: string) => AsyncGenerator<ReadPage> {
  const workspace = new Workspace();
  if ('model' in sheet) {
    return (file) =>
      readPages(file, (decoded) =>
        decoded.ok ? readSheetWithModel(decoded.photo, sheet.model, workspace) : refuse(decoded.code),
      );
  }
  const { specs } = sheet;
  let warmUps = 0;
  return (file) =>
    readPages(file, async (decoded): Promise<PictureOutcome> => {
      for (; decoded.ok && warmUps < WARM_UPS; warmUps++)
        readSheet(decoded.photo, specs[0], { workspace, mode: 'stream', halfFirst: false });
      const read = await readEitherPage(
        specs,
        (spec) => readDecodedSheet(decoded, spec, { workspace, mode: 'upload' }),
        () => decoded.ok,
      );
      const { outcome, page } = read;
      return page === null ? outcome : { ...outcome, sheetPage: page };
    });
}

/**
 * `omr read`: reads photos (JPEG, PNG, WebP and other formats of scanners, turned as EXIF says) and PDFs, and prints one JSON object a
 * line, in the order given; a PDF gives a line a page. A bad file or page gives its line with `status: 'error'`, and the rest goes on.
 *
 * A line: `{file, page?, status, code?, message?, elapsed_ms, identity?, sheet_page?, answers: [[{question, marked, state, confidence}]],
 * digits?: [{name, value, state}], resultados?}`. `digits` are the numbers of a model, without `identity` then, or of the sheet's own grids, named '1' to '4'. `page` counts from 1 and only a PDF's lines have it; `sheet_page` is the page of a sheet of two, of which `answers` has that page's columns and `resultados` their areas; `confidence` is the probability that the letters are right.
 *
 * @returns The exit code: 0 all read, 1 any failed, 2 wrong usage.
 */
export async function runRead(args: string[]): Promise<number> {
  const parsed = parseReadArgs(args);
  if (!parsed.ok) return stop(2, `${parsed.message}\n${readUsage}`);
  const { files, sheet, key } = parsed.command;
  const read = readerOf(sheet);
  return printLines(files, async function* (file) {
    const message = fileFailure(file);
    if (message !== null) return yield toLine(file, { outcome: { ...refuse('not-an-image'), message } }, key);
    for await (const page of read(file)) yield toLine(file, page, key);
  });
}
