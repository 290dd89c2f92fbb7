import { hasSomething, type PrintDocument, printSheet, sheetStyles } from './print-sheet.ts';

/** `nothing-to-print`: neither content nor a row. `popup-blocked`: no window opened; show PrintFallback. */
export type PrintResult = { ok: true } | { ok: false; code: 'nothing-to-print' | 'popup-blocked' };

const WINDOW = 'popup,width=900,height=700';
/** Milliseconds for the new window to draw itself. */
const DRAWING = 500;

const linkTo = (page: Document, href: string) => {
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return link;
};

/** Addresses of the page's own stylesheets: its typeface, and how a copied part of it looks. */
const pageStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((link) => link.href);

/**
 * Opens a window of 900×700 with the document and prints it after 500 ms. Call it from a press, or the browser blocks it.
 */
export function printDocument(printed: PrintDocument): PrintResult {
  if (!hasSomething(printed)) return { ok: false, code: 'nothing-to-print' };
  const opened = window.open('', '_blank', WINDOW);
  if (opened === null || opened.closed) return { ok: false, code: 'popup-blocked' };
  const page = opened.document;
  page.documentElement.lang = 'pt-BR';
  page.documentElement.dataset.theme = 'light';
  page.title = printed.title;
  const addresses = [...pageStyles(), ...sheetStyles(printed)];
  page.head.append(...addresses.map((href) => linkTo(page, href)));
  page.body.className = 'cad-print-window';
  page.body.replaceChildren(printSheet(printed, page));
  setTimeout(() => {
    if (opened.closed) return;
    opened.focus();
    opened.print();
  }, DRAWING);
  return { ok: true };
}

/**
 * Prints the document from the page itself, whose other parts are left out on paper; the page is as before afterwards.
 */
export async function printInPage(printed: PrintDocument): Promise<PrintResult> {
  if (!hasSomething(printed)) return { ok: false, code: 'nothing-to-print' };
  const sheet = printSheet(printed, document);
  sheet.dataset.samePage = '';
  sheet.dataset.theme = 'light';
  const links = sheetStyles(printed).map((href) => linkTo(document, href));
  const loaded = links.map(
    (link) =>
      new Promise<void>((done) => {
        link.addEventListener('load', () => done());
        link.addEventListener('error', () => done());
      }),
  );
  document.head.append(...links);
  document.body.append(sheet);
  await Promise.all(loaded);
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove();
      for (const link of links) link.remove();
    },
    { once: true },
  );
  window.print();
  return { ok: true };
}
