import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${escaped(file)}">`
    : `<link rel="modulepreload" crossorigin href="${escaped(file)}">`;

/** A pattern of an address as an expression: '/app/class/:classId'. */
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** What an address needs beside what the page itself names, by the build; nothing where the build does not say. */
function readStarts(appDir: string): readonly { readonly pattern: RegExp; readonly files: readonly string[] }[] {
  let text: string;
  try {
    text = readFileSync(join(appDir, 'starts.json'), 'utf8');
  } catch {
    return [];
  }
  const starts = Object.entries(JSON.parse(text) as Record<string, string[]>);
  // '/app/users/import' before '/app/users/:userId'.
  starts.sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  return starts.map(([address, files]) => ({ pattern: patternOf(address), files }));
}

/**
 * The app's page for an address: it says where the API is, and names the files that the address will need, so that they are on their way
 * before the first script runs. Every other address gets the page with the former alone.
 */
export function pagesOf(appDir: string, apiRoot: string): (path: string) => string {
  const page = readFileSync(join(appDir, 'index.html'), 'utf8');
  const root = `<meta name="api-root" content="${escaped(apiRoot)}">`;
  const pageWith = (files: readonly string[]) =>
    page.replace('</head>', () => `${[root, ...files.map(linkTo)].join('\n    ')}\n  </head>`);
  const other = pageWith([]);
  const pages = readStarts(appDir).map(({ pattern, files }) => ({ pattern, page: pageWith(files) }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page ?? other;
}
