import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { firefoxExecutable } from '../../scripts/firefox.mjs';

/** Between two looks at a page, ms. */
const POLL_MS = 200;
/** Longest wait for anything, ms. */
const PATIENCE_MS = 45_000;

/** Opens Firefox by WebDriver BiDi, without a window, in Portuguese and on the clock of Brasília. */
export async function openFirefox(): Promise<Browser> {
  const executablePath = firefoxExecutable();
  if (executablePath === undefined) throw new Error('Firefox is not installed');
  return launch({
    browser: 'firefox',
    executablePath,
    env: { ...process.env, TZ: 'America/Sao_Paulo' },
    extraPrefsFirefox: { 'intl.accept_languages': 'pt-BR, pt', 'ui.prefersReducedMotion': 1 },
    defaultViewport: { width: 1280, height: 900 },
  });
}

/** A page of Firefox, in which a person finds things by what is read or heard. */
export class FirefoxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** What has this role and this name. */
  named(role: string, name: string) {
    return this.page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  }

  press(role: string, name: string): Promise<void> {
    return this.named(role, name).click();
  }

  /** Waits until some words are read, all in one element; gives what is read there. The page's policy forbids what Puppeteer waits by. */
  async sees(words: RegExp): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const texts = await this.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) =>
          element.checkVisibility({ visibilityProperty: true }) ? [element.innerText?.trim() ?? ''] : [],
        ),
      );
      const found = texts.find((text) => words.test(text));
      if (found !== undefined) return found;
      if (Date.now() > deadline) throw new Error(`${words} is not read on the page, but:\n${texts[0]}`);
      await sleep(POLL_MS);
    }
  }
}
