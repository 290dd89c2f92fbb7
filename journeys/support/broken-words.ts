import type { Page } from '@playwright/test';

/** What a sheet of A4 has for a page's content, CSS pixels. */
const SHEET_PX = 642;

/** Words within some elements that are broken between letters as a page is laid out; after a hyphen or a slash a line may end. */
export const brokenWords = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = [];
    for (const root of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const topOf = (node: Node, at: number): number | undefined => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return range.getClientRects()[0]?.top;
      };
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        for (const { 0: word, index } of text.matchAll(/\S+/g)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const isSplit = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          if (!isSplit) continue;
          for (let at = 1; at < word.length; at += 1) {
            const [before, here] = [topOf(node, index + at - 1), topOf(node, index + at)];
            const isNewLine = before !== undefined && here !== undefined && here - before > 6;
            if (isNewLine && !/[-–—/]/.test(word[at - 1] ?? '')) found.push(`${word.slice(0, at)}|${word.slice(at)}`);
          }
        }
      }
    }
    return found;
  }, within);

/** The same of a page laid out for a sheet. */
export async function brokenOnPaper(page: Page): Promise<string[]> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: SHEET_PX, height: 900 });
  await page.emulateMedia({ media: 'print' });
  const broken = await brokenWords(page);
  await page.emulateMedia({ media: null });
  if (size !== null) await page.setViewportSize(size);
  return broken;
}
