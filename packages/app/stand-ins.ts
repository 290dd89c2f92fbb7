import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { leanContract } from './lean-contract.ts';
import { STAND_IN_ID } from './src/lib/stand-in/stand-in-element.ts';

/** Whose styles it wears. */
const styled = ['src/Root.tsx', 'src/features/dashboards/screens/Dashboard.tsx'].map((file) =>
  join(import.meta.dirname, file),
);
const isStyle = (id: string): boolean => id.endsWith('.css.ts');
const folder = join(import.meta.dirname, '../../.cache/stand-in');
const conditions = ['caderneta-source', 'module', 'node'];

/** Of what React writes, what the eye needs: nothing that acts, has a name, or is a style that the page's policy refuses. */
const bare = (markup: string): string =>
  markup
    .replace(/<input([^>]*)>/g, '<span$1></span>')
    .replace(
      / (?!class=|d=|data-unnamed=|data-panels=|fill|stroke|viewBox=|width=|height=|x=|y=|rx=|ry=|cx=|cy=|r=|x1=|x2=|y1=|y2=|points=|transform=|opacity=)[\w:-]+="[^"]*"/g,
      '',
    );

/**
 * Puts a script into the page itself, before all else that comes: no turn to the server, and no wait among other files.
 * @param links what is asked for next, before the page's modules: a line carries first what was asked for first
 */
function withFirst(page: string, code: string, links: readonly string[] = []): string {
  const head = '<meta charset="utf-8" />';
  if (!page.includes(head) || /<\/script/i.test(code)) throw new Error('the first script has no place in index.html');
  return page.replace(head, () => [head, `<script>${code.trim()}</script>`, ...links].join('\n    '));
}

/** Dev's page begins with the appearance alone; nothing stands in for what is served from here. */
export const firstOfDev: Plugin = {
  name: 'first-of-dev',
  apply: 'serve',
  transformIndexHtml: (page) =>
    withFirst(page, readFileSync(join(import.meta.dirname, 'src/stand-in/appearance.js'), 'utf8')),
};

async function standInScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['caderneta-source', 'module', 'browser'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: 'src/stand-in/stand-in.ts', formats: ['iife'], name: 'standIn' },
    },
  });
  const [script] = (made as Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  if (script?.type !== 'chunk') throw new Error('nothing was made of stand-in.ts');
  return script.code;
}

/**
 * Draws, after the app itself, what stands in for sign-in and the starts while their scripts are on their way, and puts the script that
 * fits it to who opens the page first into the page.
 */
export function standIns(): { plugin: Plugin; markups: () => Promise<Readonly<Record<string, string>>> } {
  /** Modules of styles as the app's own build has them: their names of classes are made once. */
  const styles = new Map<string, string>();
  const stylesOfBuild: Plugin = {
    name: 'styles-of-build',
    enforce: 'pre',
    load: (id) => (isStyle(id) ? styles.get(id) : undefined),
  };
  const plugin: Plugin = {
    name: 'stand-ins',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        if (isStyle(id)) styles.set(id, code.replace(/^import ["'][^"']+\.vanilla\.css["'];?$/gm, ''));
      },
    },
    transformIndexHtml: {
      order: 'post',
      // What it shows needs the styles before the scripts that bring them.
      handler: async (page, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const styles = chunks
          .filter(({ moduleIds }) => styled.some((file) => moduleIds.includes(file)))
          .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
        // The one typeface of what is painted first.
        const font = Object.keys(bundle).find((file) => /next-latin-wght-normal-[^.]+\.woff2$/.test(file));
        return withFirst(page, await standInScript(), [
          ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
        ]);
      },
    },
  };
  const markups = async () => {
    await build({
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'warn',
      publicDir: false,
      plugins: [stylesOfBuild, leanContract(), react()],
      resolve: { conditions },
      ssr: { noExternal: true, resolve: { conditions } },
      build: { ssr: 'src/stand-in/StandIns.tsx', outDir: folder, emptyOutDir: true, target: 'es2022' },
    });
    const { markups } = await import(pathToFileURL(join(folder, 'StandIns.js')).href);
    rmSync(folder, { recursive: true, force: true });
    return Object.fromEntries(
      Object.entries<{ readonly of: string; readonly markup: string }>(markups()).map(([address, { of, markup }]) => [
        address,
        `<div id="${STAND_IN_ID}" data-of="${of}" inert aria-hidden="true">${bare(markup)}</div>`,
      ]),
    );
  };
  return { plugin, markups };
}
