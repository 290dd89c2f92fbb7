import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { makePile } from './support/class-pile.ts';
import { accounts, expect, openBrowser, signedInContext, test } from './support/journey.ts';

/** A film for Chromium's camera in which there is next to nothing to see. */
function darkFilm(): string {
  const [width, height] = [640, 480];
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    Buffer.alloc(width * height, 24),
    Buffer.alloc((width * height) / 2, 128),
  ]);
  const file = join(mkdtempSync(join(tmpdir(), 'caderneta-dark-')), 'dark.y4m');
  writeFileSync(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`), frame, frame, frame]),
  );
  return file;
}

/** A camera with a lamp and a lens that focuses by itself, of which Chromium's has neither; what it is asked for is noted. */
const withLamp = (page: Page) =>
  page.addInitScript(() => {
    const asked: MediaTrackConstraints[] = [];
    Object.assign(globalThis, { asked });
    MediaStreamTrack.prototype.getCapabilities = () => ({ torch: true, focusMode: ['manual', 'continuous'] }) as object;
    MediaStreamTrack.prototype.applyConstraints = async (constraints = {}) => {
      asked.push(constraints);
    };
  });
const askedOf = (page: Page) =>
  page.evaluate(() =>
    (globalThis as unknown as { asked: MediaTrackConstraints[] }).asked.flatMap((one) => one.advanced ?? []),
  );

/** What the page would see of somebody who looks at something else for a while. */
const showPage = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((shown) => {
    for (const [name, value] of [
      ['visibilityState', shown],
      ['hidden', shown === 'hidden'],
    ] as const) {
      Object.defineProperty(document, name, { configurable: true, get: () => value });
    }
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
const isFilming = (page: Page) =>
  page.evaluate(() => {
    const stream = document.querySelector('video')?.srcObject;
    return stream instanceof MediaStream && stream.getTracks().some(({ readyState }) => readyState === 'live');
  });

test.describe('Câmera', () => {
  test('offers its lamp in the dark, and is given back while nobody looks', async ({ server, request }) => {
    const pile = await makePile(request, server, 'Turma no escuro');
    const browser = await openBrowser(darkFilm());
    const context = await signedInContext(browser, server, accounts.teacher);
    const page = await context.newPage();
    await withLamp(page);
    await page.goto(`/app/activities/${pile.id}/correction?classId=${pile.classId}&modo=turma`);
    await page.getByRole('button', { name: 'Iniciar streaming' }).click();
    await page.getByRole('button', { name: 'Está escuro: ligar lanterna' }).click();
    await expect(page.getByRole('button', { name: 'Desligar lanterna' })).toBeVisible();
    expect(await askedOf(page)).toEqual([{ focusMode: 'continuous' }, { torch: true }]);
    await page.getByRole('button', { name: 'Desligar lanterna' }).click();
    expect((await askedOf(page)).at(-1)).toEqual({ torch: false });

    await expect.poll(() => isFilming(page)).toBe(true);
    await showPage(page, 'hidden');
    await expect.poll(() => isFilming(page)).toBe(false);
    await showPage(page, 'visible');
    await expect.poll(() => isFilming(page)).toBe(true);
    await expect(page.getByRole('button', { name: 'Parar streaming' })).toBeVisible();
    await browser.close();
  });
});
