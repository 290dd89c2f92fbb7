import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { readPaper } from '../../../test/read-paper.ts';
import { makeRolls } from './make-rolls.ts';
import { makeSheets } from './make-sheets.ts';

const signs = '√≤≥≈π∞≠×÷²½→';

/** Part of the address of a font that does not come. */
let missing: string | null = null;

// The fonts' addresses are those of files beside the bundler's prefix.
beforeAll(() =>
  vi.stubGlobal('fetch', async (url: string) => {
    if (missing !== null && url.includes(missing)) throw new TypeError('Failed to fetch');
    return new Response(await readFile(url.replace('/@fs', '')));
  }),
);
afterEach(() => {
  missing = null;
});
afterAll(() => vi.unstubAllGlobals());

const firstPage = async (bytes: Uint8Array | null) => (await readPaper(bytes ?? new Uint8Array())).pages[0]?.text;

const asked = { parts: [{ from: 0, columns: [3], grids: 0 }], options: 4, numbering: 'continuous' } as const;

it('an answer sheet has every sign of its title', async () => {
  expect(await firstPage(await makeSheets({ ...asked, pages: [{ title: signs }] }))).toContain(signs);
});

it('an answer sheet is printed though the font of signs does not come', async () => {
  missing = 'noto-sans-math';
  expect(await firstPage(await makeSheets({ ...asked, pages: [{ title: `Prova ${signs}` }] }))).toContain('Prova?');
});

it('a printed roll has every sign of what its lessons are of', async () => {
  const roll = {
    ...{ school: 'E.M. Dalva Nogueira', className: '9º Ano C', subject: signs, month: 'novembro de 2026' },
    ...{ days: [{ day: '3', weekday: 'T' }], pupils: [{ number: 1, name: 'Ana' }], number: 1, page: 1, pages: 1 },
  };
  expect(await firstPage(await makeRolls({ title: 'Chamada', rolls: [roll] }))).toContain(signs);
});
