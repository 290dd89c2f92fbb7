import type { Page } from '@playwright/test';
import { makePile } from './support/class-pile.ts';
import { accounts, expect, openBrowser, signedInContext, test } from './support/journey.ts';

/** Height of the picture, and what of the page cannot be come to, were one to scroll down as far as it goes. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const view = document.querySelector('video') as HTMLVideoElement;
    const out = [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        button.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left < 0 || right > innerWidth + 1 || top < 0 || bottom > innerHeight + 1 || !button.contains(at);
      });
    return { picture: view.getBoundingClientRect().height, cut: out.map((button) => button.textContent) };
  });

test('on a phone held sideways, and with large text, the picture has room and every button is within reach', {
  tag: '@full',
}, async ({ server, request }) => {
  const pile = await makePile(request, server, 'Celular deitado');
  const browser = await openBrowser();
  const context = await signedInContext(browser, server, accounts.teacher);
  const page = await context.newPage();
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const drawing = canvas.getContext('2d');
      setInterval(() => drawing?.fillRect(0, 0, 10, 10), 50);
      return canvas.captureStream(20);
    };
  });
  const address = `/app/activities/${pile.id}/correction?classId=${pile.classId}`;
  const begin = page.getByRole('button', { name: 'Iniciar streaming' });
  for (const path of [address, `${address}&modo=turma`]) {
    await page.setViewportSize({ width: 640, height: 320 });
    await page.goto(path);
    for (const isReading of [false, true]) {
      if (isReading) await begin.click();
      else await expect(begin).toBeVisible();
      for (const [width, height] of [
        [640, 320],
        [740, 360],
        [667, 375],
      ] as const) {
        await test.step(`${path} ${width}×${height} ${isReading ? 'reading' : 'idle'}`, async () => {
          await page.setViewportSize({ width, height });
          const { picture, cut } = await lookAt(page);
          expect(cut).toEqual([]);
          expect(picture).toBeGreaterThan(height / 2);
        });
      }
    }
    for (const [width, height, textSize] of [
      [320, 640, '150'],
      [360, 740, '200'],
    ] as const) {
      await test.step(`${path} ${width} px, text at ${textSize} %`, async () => {
        await page.setViewportSize({ width, height });
        await page.evaluate((size) => document.documentElement.setAttribute('data-text-size', size), textSize);
        const { picture, cut } = await lookAt(page);
        expect(cut).toEqual([]);
        expect(picture).toBeGreaterThan(120);
      });
    }
  }
  await browser.close();
});
