import { readFile, writeFile } from 'node:fs/promises';
import type { PageNumber } from '@caderneta/contract';
import { pageIdentity } from '../core/page-mark.ts';
import type { SheetLayout } from '../core/sheet-layout.ts';
import type { SheetPage } from '../sheet/drawing.ts';
import { sheetJson } from '../sheet/json-writer.ts';
import { layOutLegacySheet } from '../sheet/lay-out-legacy-sheet.ts';
import { layOutSheet } from '../sheet/lay-out-sheet.ts';
import { sheetsPdf } from '../sheet/pdf-writer.ts';
import { sheetSvg } from '../sheet/svg-writer.ts';
import { fail, fileFailure, type Result, stop } from './cli-options.ts';
import { parseSheetArgs, type SheetRequest, sheetUsage } from './cli-sheet-args.ts';
import { loadSheetFonts } from './load-sheet-fonts.ts';
import { type Pupil, parseRoster } from './roster.ts';
import { sheetPng } from './sheet-png.ts';

/** Of which layouts a sheet is: its page's, or its two. */
type Layouts = readonly [SheetLayout, SheetLayout?];

/** A pupil's code: the sheet's with the registration behind it, as far as it may be as long. */
const pupilIdentity = (identity: string | undefined, pupil: Pupil, most: number): string | undefined => {
  const code = [identity, pupil.registration].filter(Boolean).join('-');
  return code.length > 0 && code.length <= most ? code : identity;
};

/** A page of a sheet of two, with its part of the code. */
function pageOf(page: SheetPage, number: PageNumber, [first]: Layouts): SheetPage {
  const { identity } = page;
  const position = { number, columnsBefore: number === 1 ? [] : first.spec.groups };
  return { ...page, position, ...(identity && { identity: pageIdentity(identity, number) }) };
}

const pagesOf = (page: SheetPage, layouts: Layouts): SheetPage[] =>
  layouts[1] ? [pageOf(page, 1, layouts), pageOf(page, 2, layouts)] : [page];

async function readRosterText(path: string): Promise<Result<{ readonly text: string }>> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch {
    return fail(`A lista não foi lida. ${fileFailure(path) ?? `Confira ${path}.`}`);
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return fail(`A lista ${path} não está em UTF-8: salve-a como "CSV UTF-8".`);
  }
}

async function readPupils(request: SheetRequest): Promise<Result<{ readonly pages: SheetPage[] }>> {
  if (!request.students) return { ok: true, pages: [request.page] };
  const text = await readRosterText(request.students);
  if (!text.ok) return text;
  const roster = parseRoster(text.text);
  if (!roster.ok) return roster;
  const pages = roster.pupils.map((pupil) => ({
    ...request.page,
    studentName: pupil.name,
    className: pupil.className || request.page.className,
    identity: pupilIdentity(request.page.identity, pupil, request.mostLetters),
  }));
  return { ok: true, pages };
}

async function render(layouts: Layouts, pupils: SheetPage[], request: SheetRequest): Promise<Uint8Array> {
  const { number, format } = request;
  const layout = layouts[number - 1] ?? layouts[0];
  const page = pagesOf(pupils[0] ?? request.page, layouts)[number - 1] ?? request.page;
  if (format === 'json') return Buffer.from(`${JSON.stringify(sheetJson(layout, page.identity))}\n`);
  const fonts = await loadSheetFonts();
  if (format === 'pdf') {
    return sheetsPdf(
      layouts,
      pupils.flatMap((pupil) => pagesOf(pupil, layouts)),
      fonts,
    );
  }
  const svg = sheetSvg(layout, page, fonts);
  return request.format === 'svg' ? Buffer.from(svg) : sheetPng(svg, request.dpi / 25.4);
}

const writeOut = (content: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(content, (error) => (error ? reject(error) : resolve()));
  });

async function write(out: string, content: Uint8Array): Promise<Result<object>> {
  try {
    await (out === '-' ? writeOut(content) : writeFile(out, content));
    return { ok: true };
  } catch {
    return fail(`Não foi possível escrever ${out}.`);
  }
}

/** `omr sheet`: writes one sheet, or one page a pupil. @returns the exit code: 0 written, 1 failed, 2 wrong usage. */
export async function runSheet(args: string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) return stop(0, sheetUsage);
  const parsed = parseSheetArgs(args);
  if (!parsed.ok) return stop(2, `${parsed.message}\n\n${sheetUsage}`);
  const { request } = parsed;
  const [first, second] = request.specs;
  const laidOut = request.kind === 'legacy' ? layOutLegacySheet(first) : layOutSheet(first);
  if (!laidOut.ok) return stop(2, laidOut.message);
  const next = second && layOutSheet(second);
  if (next?.ok === false) return stop(2, next.message);
  const pages = await readPupils(request);
  if (!pages.ok) return stop(1, pages.message);
  const layouts: Layouts = next ? [laidOut.layout, next.layout] : [laidOut.layout];
  const written = await write(request.out, await render(layouts, pages.pages, request));
  return written.ok ? 0 : stop(1, written.message);
}
