import { columnFormat } from '../ChartFrame/chart-number.ts';
import { hasLongWord, isFigures } from '../Table/word-breaks.ts';
import pageUrl from './page.css?url';
import { printCopy } from './print.copy.ts';
import sheetUrl from './print.css?url';
import landscapeUrl from './print-landscape.css?url';
import portraitUrl from './print-portrait.css?url';

/** What stands in a printed cell. Booleans are written 'Sim' and 'Não', the absent as nothing. */
type PrintCell = string | number | boolean | null | undefined;

interface PrintFrame {
  /** The window's title and the sheet's heading. */
  title: string;
  /** At the top, beside the title. The text may have lines. */
  header?: { logoUrl?: string | undefined; text?: string };
  /** What narrows it, in words, below the title. */
  shown?: string | undefined;
  /** Default 'portrait'; toolbars print 'landscape'. */
  orientation?: 'portrait' | 'landscape';
  /** Default: now. Written in Brasília's time. */
  now?: Date;
}

/** What to print: something on the page, which is copied, or a table of headings and cells. */
export type PrintDocument = PrintFrame &
  (
    | { content: Element; columns?: undefined; rows?: undefined }
    | { content?: undefined; columns?: readonly string[]; rows?: readonly (readonly PrintCell[])[] }
  );

const dateTime = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** Whether there is anything to print: content, or at least one row. */
export function hasSomething({ content, columns = [], rows = [] }: PrintDocument): boolean {
  return content !== undefined || (columns.length > 0 && rows.length > 0);
}

/** Addresses of the stylesheets that a printed sheet links; none is written into the page, which its policy forbids. */
export const sheetStyles = ({ orientation = 'portrait' }: PrintDocument): string[] =>
  [pageUrl, sheetUrl, orientation === 'landscape' ? landscapeUrl : portraitUrl].map(
    (url) => new URL(url, document.baseURI).href,
  );

/** The sheet as nodes of `page`: texts go in as text, so that none is taken for markup. */
export function printSheet(printed: PrintDocument, page: Document): HTMLElement {
  const make = (tag: string, text?: string, className?: string) => {
    const element = page.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (className !== undefined) element.className = className;
    return element;
  };
  const { title, header, shown, content, now = new Date() } = printed;
  const sheet = make('main', undefined, 'cad-print');
  const head = make('header');
  if (header?.logoUrl !== undefined) {
    const logo = page.createElement('img');
    logo.src = header.logoUrl;
    logo.alt = printCopy.logo;
    head.append(logo);
  }
  const titles = make('div');
  if (header?.text) titles.append(make('p', header.text));
  titles.append(make('h1', title));
  head.append(titles);
  sheet.append(head, make('p', shown ? `${shown} · ${dateTime.format(now)}` : dateTime.format(now), 'cad-print-when'));
  sheet.append(content === undefined ? rowsTable(printed, make) : copyOf(content, page));
  return sheet;
}

/** Words and dates are whole on paper, too; only what is longer than any word is broken. */
const classOf = (text: string): string | undefined =>
  isFigures(text) ? 'cad-print-figures' : hasLongWord(text) ? 'cad-print-long' : undefined;

function rowsTable(
  { columns = [], rows = [] }: PrintDocument,
  make: (tag: string, text?: string, name?: string) => HTMLElement,
) {
  const table = make('table', undefined, 'cad-print-rows');
  const headRow = make('tr');
  headRow.append(...columns.map((text) => make('th', text)));
  const thead = make('thead');
  thead.append(headRow);
  const formats = columns.map((_heading, index) => columnFormat(rows.map((cells) => cells[index])));
  const tbody = make('tbody');
  for (const cells of rows) {
    const row = make('tr');
    for (const [index, cell] of cells.entries()) {
      if (typeof cell === 'number') row.append(make('td', formats[index]?.(cell), 'cad-print-number'));
      else if (typeof cell === 'boolean') row.append(make('td', cell ? printCopy.yes : printCopy.no));
      else row.append(make('td', cell ?? '', classOf(cell ?? '')));
    }
    tbody.append(row);
  }
  table.append(thead, tbody);
  return table;
}

/** A copy of what is on the page. A policy may keep style attributes from being copied; the style itself may be set. */
function copyOf(content: Element, page: Document): Element {
  const copy = page.importNode(content, true);
  const styled = (root: Element) => [root, ...root.querySelectorAll('*')];
  const copies = styled(copy);
  for (const [index, original] of styled(content).entries()) {
    const element = copies[index] as HTMLElement | undefined;
    const style = (original as HTMLElement).style?.cssText;
    if (element?.style && style) element.style.cssText = style;
  }
  return copy;
}
