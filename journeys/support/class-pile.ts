import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { identityOf } from '../../packages/app/src/parts/sheet-identity/sheet-identity.ts';
import { layOutSheet } from '../../packages/omr-engine/src/index.ts';
import { makeSheetPhoto, pagePng, renderFilledSheet } from '../../packages/omr-engine/test-kit/index.ts';
import { callerFor, ownClass } from './caller.ts';
import { fillingOf } from './correction-steps.ts';
import type { Filling } from './film-sheet.ts';
import { accounts } from './journey.ts';
import type { RunningServer } from './server.ts';

/** Frames a second of Chromium's fake camera. */
const fps = 30;
export const pileKey = ['bdacabdcba', 'cabdacdbac'] as const;

interface Pupil {
  readonly id: string;
  readonly matricula: string | null;
  readonly user: { readonly name: string };
}

/** An assessment of a class, its pupils, and calls in the teacher's name. */
export interface Pile {
  readonly id: string;
  readonly classId: string;
  readonly code: string;
  readonly pupils: readonly Pupil[];
  /** Of each pupil by name: how often the result was written, and what it says. */
  results(): Promise<Map<string, { status: string; hits: number | null; version: number; updated_at: string | null }>>;
}

/** Pupils whom the school enrols, so that a class has at least so many. */
async function enrol(request: APIRequestContext, server: RunningServer, classId: string, from: number, upTo: number) {
  const office = await callerFor(request, server, accounts.manager);
  for (let number = from + 1; number <= upTo; number++) {
    const profile = { class_id: classId, matricula: `7700${number}` };
    await office('post', '/users', {
      name: `Zilda Novata ${number}`,
      password: 'Senha@20267',
      role: 'STUDENT',
      profile,
    });
  }
}

/** A new assessment of 9º Ano C with its key, as the teacher would make it. */
export async function makePile(
  request: APIRequestContext,
  server: RunningServer,
  title: string,
  atLeast = 0,
): Promise<Pile> {
  const call = await callerFor(request, server, accounts.teacher);
  const own = await ownClass(call);
  const body = {
    institution_id: own.institution_id,
    class_id: own.id,
    title,
    category: 'AVALIACAO',
    format: 'GABARITO',
  };
  const { id, sheet_code: code } = await call<{ id: string; sheet_code: string }>('post', '/assessments', body);
  const key = pileKey.map((letters) => Object.fromEntries([...letters].map((letter, at) => [String(at + 1), letter])));
  await call('post', `/assessments/${id}/key`, { key });
  const roster = () => call<Pupil[]>('get', `/classes/${own.id}/students?limit=100`);
  const before = await roster();
  await enrol(request, server, own.id, before.length, atLeast);
  type Row = {
    student: { name: string };
    status: string;
    hits: number | null;
    version: number;
    updated_at: string | null;
  };
  return {
    id,
    classId: own.id,
    code,
    pupils: atLeast > before.length ? await roster() : before,
    results: async () => {
      const rows = await call<Row[]>('get', `/assessments/${id}/results?limit=100`);
      return new Map(rows.map(({ student, ...row }) => [student.name, row]));
    },
  };
}

/** A filled sheet of the pile; without an owner it carries no code. */
export interface FilledSheet {
  readonly owner: Pupil | null;
  readonly filling: Filling;
  readonly identity: string | undefined;
  readonly title: string;
  /** How long a film shows it; as all others by default. */
  readonly seconds?: number;
  /** Out of focus, by so many pixels. */
  readonly blur?: number;
}

export const sheetFor = (
  pile: Pile,
  owner: Pupil | null,
  changes: Readonly<Record<string, string>> = {},
): FilledSheet => ({
  owner,
  filling: fillingOf(pileKey, changes),
  identity: owner ? identityOf(pile.code, owner) : undefined,
  title: 'Prova',
});

/** Answers that no other number below 1024 has: each bit of it is a question of the first column answered wrong. */
export function answersOf(number: number): Record<string, string> {
  const letters = pileKey[0].toUpperCase();
  const wrong = [...letters].map((right, at): [string, string] => [`1:${at + 1}`, right === 'A' ? 'B' : 'A']);
  return Object.fromEntries(wrong.filter((_, bit) => (number & (1 << bit)) !== 0));
}

const layoutOf = ({ filling }: FilledSheet) => {
  const laidOut = layOutSheet({ groups: filling.map((group) => group.length), options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  return laidOut.layout;
};
const pageOf = ({ owner, identity, title }: FilledSheet) => ({ title, studentName: owner?.user.name, identity });

async function shoot(sheet: FilledSheet, seed: number, size: 'landscape' | 'upload'): Promise<Buffer> {
  const layout = layoutOf(sheet);
  const photo = await makeSheetPhoto({
    ...{ layout, page: pageOf(sheet), answers: sheet.filling, seed, size, quarterTurn: 0 },
  });
  return sheet.blur ? sharp(photo.jpeg).blur(sheet.blur).jpeg({ quality: 75 }).toBuffer() : photo.jpeg;
}

/** A phone's photo of the sheet. */
export const photoOf = (sheet: FilledSheet, seed: number): Promise<Buffer> => shoot(sheet, seed, 'upload');

/** A frame of a camera that looks at the sheet. */
export const frameOf = (sheet: FilledSheet, seed: number): Promise<Buffer> => shoot(sheet, seed, 'landscape');

/** What a school's scanner makes of a pile: a PDF of a picture a page; a page without a sheet is empty paper. */
export async function scanOf(sheets: readonly (FilledSheet | 'blank')[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (const [index, sheet] of sheets.entries()) {
    const flat =
      sheet === 'blank'
        ? await sharp({ create: { width: 1680, height: 2376, channels: 3, background: '#fdfdfb' } })
            .png()
            .toBuffer()
        : await pagePng(await renderFilledSheet(layoutOf(sheet), pageOf(sheet), sheet.filling, index + 1));
    const turned = sharp(flat)
      .rotate(((index % 5) - 2) * 0.4, { background: '#fff' })
      .jpeg({ quality: 80 });
    const image = await pdf.embedJpg(await turned.toBuffer());
    pdf.addPage([595.28, 841.89]).drawImage(image, { x: 0, y: 0, width: 595.28, height: 841.89 });
  }
  return Buffer.from(await pdf.save());
}

/** One sheet pushed over the other: what a camera sees while a page is turned. */
async function slide(from: Buffer, to: Buffer, frames: number): Promise<Buffer[]> {
  const { width = 1280, height = 720 } = await sharp(from).metadata();
  const step = async (number: number) => {
    const shown = Math.max(1, Math.round((width * number) / frames));
    const part = await sharp(to).extract({ left: 0, top: 0, width: shown, height }).toBuffer();
    const moved = sharp(from).composite([{ input: part, left: width - shown, top: 0 }]);
    return sharp(await moved.toBuffer())
      .blur(5)
      .jpeg({ quality: 75 })
      .toBuffer();
  };
  return Promise.all(Array.from({ length: frames }, (_, index) => step(index + 1)));
}

interface Film {
  /** Default 2. */
  readonly secondsEach?: number;
  /** From how many places each sheet is seen, as the hand moves; default 3. */
  readonly shots?: number;
  /** After the last sheet a bare table, longer than anybody waits; else the film begins anew. */
  readonly ends?: boolean;
}

/** A video for Chromium's fake camera: sheet after sheet, a page turned between two. */
export async function filmPile(sheets: readonly FilledSheet[], seed: number, film: Film = {}): Promise<string> {
  const { secondsEach = 2, shots = 3, ends = true } = film;
  const turning = 10;
  const frames: Uint8Array[] = [];
  let last: Buffer | null = null;
  for (const [index, sheet] of sheets.entries()) {
    const still = Math.round((sheet.seconds ?? secondsEach) * fps) - turning;
    const views: Buffer[] = [];
    for (let shot = 0; shot < shots; shot++) views.push(await shoot(sheet, seed + index * shots + shot, 'landscape'));
    if (last && views[0]) frames.push(...(await slide(last, views[0], turning)));
    for (let frame = 0; frame < still; frame++) frames.push(views[Math.floor((frame * shots) / still)] as Buffer);
    last = views.at(-1) ?? null;
  }
  if (ends) {
    const table = { width: 1280, height: 720, channels: 3, background: '#6b4a33' } as const;
    const bare = await sharp({ create: table }).jpeg({ quality: 40 }).toBuffer();
    frames.push(...Array.from({ length: 60 * fps }, () => bare));
  }
  const folder = mkdtempSync(join(tmpdir(), 'caderneta-pile-'));
  // Two hundred megabytes a film.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pile.mjpeg');
  await writeFile(file, Buffer.concat(frames));
  return file;
}
