import { readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { makeSheetPhoto, type SheetPhoto } from '../../test-kit/index.ts';
import { layOutSheet, type Photo } from '../index.ts';
import { loadSecondAttempt } from '../node/load-second-attempt.ts';
import { liveHandles } from './mat-scope.ts';

const asPhoto = ({ rgba, width, height }: SheetPhoto): Photo => ({ width, height, pixels: rgba });

async function sheetPhoto(mirrored: boolean): Promise<SheetPhoto> {
  const laidOut = layOutSheet({ groups: [10, 10], options: 4 });
  if (!laidOut.ok) throw new Error(laidOut.message);
  const page = { title: 'Prova', identity: 'TURMA-7B-0042' };
  return makeSheetPhoto({ layout: laidOut.layout, seed: 2, page, mirrored, size: 'upload', quarterTurn: 0 });
}

describe('what OpenCV is loaded for', () => {
  it('reads the code of a sheet, and none of a blank image', async () => {
    const second = await loadSecondAttempt();
    expect(second.readIdentity(asPhoto(await sheetPhoto(false)))).toBe('TURMA-7B-0042');
    const blank = { width: 400, height: 300, pixels: new Uint8ClampedArray(400 * 300 * 4).fill(240) };
    expect(second.readIdentity(blank)).toBeNull();
    expect(liveHandles()).toBe(0);
  });

  it("leaves the process's own last-resort handlers alone", async () => {
    const before = process.listenerCount('unhandledRejection');
    await loadSecondAttempt();
    expect(process.listenerCount('unhandledRejection')).toBe(before);
  });
});

describe('splitting OpenCV.js', () => {
  it('gives WebAssembly and a module whose default export is the factory, once', async () => {
    const folder = join(tmpdir(), `omr-split-${process.pid}`);
    const script = new URL('../../scripts/split-opencv.mjs', import.meta.url).href;
    const { splitOpenCv } = (await import(script)) as {
      splitOpenCv(to: string): Promise<{ module: string; wasm: string }>;
    };
    try {
      const { module, wasm } = await splitOpenCv(folder);
      expect((await readFile(wasm)).subarray(0, 4).toString('latin1')).toBe('\0asm');
      const text = await readFile(module, 'utf8');
      expect(text).not.toContain('base64,AGFz');
      expect(typeof ((await import(pathToFileURL(module).href)) as { default: unknown }).default).toBe('function');
      const made = (await stat(wasm)).mtimeMs;
      await splitOpenCv(folder);
      expect((await stat(wasm)).mtimeMs).toBe(made);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
