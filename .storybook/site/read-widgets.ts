import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** What the site says of each widget without anybody writing it. */
export interface Widgets {
  /** Address and name of its page, by its name in the code. */
  pages: Record<string, { id: string; title: string }>;
  /** Tokens that its style files name, in order of the first mention, by its folder. */
  tokens: Record<string, string[]>;
}

/**
 * Reads stories and style files.
 *
 * @param src Folder of the widgets' folders.
 */
export function readWidgets(src: string): Widgets {
  const pages: Widgets['pages'] = {};
  const tokens: Widgets['tokens'] = {};
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' }).sort()) {
    if (file.endsWith('.css.ts')) {
      const named = readFileSync(join(src, file), 'utf8').matchAll(/\bvars\.(\w+)/g);
      const folder = dirname(file);
      tokens[folder] = [...new Set([...(tokens[folder] ?? []), ...[...named].map(([, name = '']) => name)])];
    }
    if (file.endsWith('.stories.tsx')) {
      const text = readFileSync(join(src, file), 'utf8');
      const meta = text.slice(text.indexOf('const meta = {'));
      const said = (name: string) => new RegExp(`\\b${name}: '?([^',\n]+)`).exec(meta)?.[1] ?? '';
      pages[said('component')] = { id: said('id'), title: said('title').split('/').at(-1) ?? '' };
    }
  }
  return { pages, tokens };
}

const ID = 'virtual:widgets';

/** Gives what `readWidgets` reads to pages, as the module 'virtual:widgets'. */
export const widgetsPlugin = (src: string): Plugin => ({
  name: 'widgets',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: (id) => (id === `\0${ID}` ? `export default ${JSON.stringify(readWidgets(src))}` : undefined),
});
