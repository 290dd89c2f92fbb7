import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** As the build writes it. */
interface Start {
  readonly files: readonly string[];
  readonly standIn?: string;
}

const styleOf = (file: string): string => `<link rel="stylesheet" crossorigin href="${escaped(file)}">`;
const moduleOf = (file: string): string => `<link rel="modulepreload" crossorigin href="${escaped(file)}">`;

/** A pattern of an address as an expression: '/app/class/:classId'. */
const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/** What an address needs beside what the page itself names, by the build; nothing where the build does not say. */
function readStarts(appDir: string): readonly ({ readonly pattern: RegExp } & Start)[] {
  let text: string;
  try {
    text = readFileSync(join(appDir, 'starts.json'), 'utf8');
  } catch {
    return [];
  }
  const starts = Object.entries(JSON.parse(text) as Record<string, Start>);
  // '/app/users/import' before '/app/users/:userId'.
  starts.sort(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  return starts.map(([address, start]) => ({ pattern: patternOf(address), ...start }));
}

/**
 * The app's page for an address: it says where the API is, and names the files that the address will need, so that they are on their way
 * before the first script runs. Every other address gets the page with the former alone.
 */
export function pagesOf(appDir: string, apiRoot: string): (path: string) => string {
  const page = readFileSync(join(appDir, 'index.html'), 'utf8');
  const root = `<meta name="api-root" content="${escaped(apiRoot)}">`;
  const pageWith = ({ files, standIn = '' }: Start) => {
    const further = files.filter((file) => !page.includes(`"${file}"`));
    const styles = further.filter((file) => file.endsWith('.css')).map(styleOf);
    const modules = further.filter((file) => !file.endsWith('.css')).map(moduleOf);
    return (
      page
        // Nothing is painted before the styles are there: they are asked for before the first module.
        .replace('<script type="module"', (entry) => [...styles, entry].join('\n    '))
        .replace('</head>', () => `${[root, ...modules].join('\n    ')}\n  </head>`)
        .replace('<div id="root">', (root) => standIn + root)
    );
  };
  const other = pageWith({ files: [] });
  const pages = readStarts(appDir).map(({ pattern, ...start }) => ({ pattern, page: pageWith(start) }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.page ?? other;
}
