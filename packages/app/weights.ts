import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { FRAME, pagesOf, tables } from './starts.ts';

interface Bar {
  /** Of its scripts, compressed by gzip, bytes. */
  readonly bytes: number;
  readonly files: number;
}

/** How much script may come before something is seen. */
const bars = {
  /** Sign-in, which everybody sees first, with all that it stands on. */
  initial: { bytes: 150_000, files: 8 },
  /** A screen, or one of its tabs with it, beyond sign-in or, of somebody who is signed in, the frame. */
  screen: { bytes: 60_000, files: 6 },
  /** Parts of the program that are asked for one behind the other until a screen is drawn; a tab is one more. */
  steps: 3,
} as const;

export interface Script {
  readonly fileName: string;
  readonly bytes: number;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly modules: readonly string[];
}

export interface View {
  readonly name: string;
  /** Modules that it is drawn from. */
  readonly modules: readonly string[];
  /** Modules that are there already, with all that they stand on. */
  readonly after: readonly string[];
  /** Steps that it may take. */
  readonly steps: number;
  readonly bar: Bar;
}

export interface Weight extends Bar {
  readonly name: string;
  readonly steps: number;
  /** Its scripts, the heaviest first. */
  readonly scripts: readonly Pick<Script, 'fileName' | 'bytes'>[];
}

/** What a view needs of a build's scripts, from the page that holds the module `entry`. */
export function weigh(scripts: readonly Script[], entry: string, view: View): Weight {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const holding = (module: string): Script => {
    const found = scripts.find(({ modules }) => modules.includes(module));
    if (!found) throw new Error(`no script holds ${module}`);
    return found;
  };
  const within = (script: Script, seen: Set<Script>): Set<Script> => {
    if (seen.has(script)) return seen;
    seen.add(script);
    for (const name of script.imports) {
      const next = byName.get(name);
      if (next) within(next, seen);
    }
    return seen;
  };
  const all = (modules: readonly string[]): Set<Script> => {
    const seen = new Set<Script>();
    for (const module of modules) within(holding(module), seen);
    return seen;
  };
  const there = all(view.after);
  const own = [...all(view.modules)].filter((script) => !there.has(script));

  let steps = 0;
  let reached = all([entry]);
  while (!view.modules.every((module) => reached.has(holding(module)))) {
    const next = new Set(reached);
    for (const { dynamicImports } of reached) {
      for (const name of dynamicImports) {
        const script = byName.get(name);
        if (script) within(script, next);
      }
    }
    if (next.size === reached.size) throw new Error(`nothing fetches ${view.name}`);
    reached = next;
    steps += 1;
  }
  return {
    name: view.name,
    bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
    files: own.length,
    steps,
    scripts: own.toSorted((a, b) => b.bytes - a.bytes),
  };
}

/** What of a view is too much, then its scripts; empty where it is within its bar. */
export function tooMuch(weight: Weight, view: View): string[] {
  const bar = { ...view.bar, steps: view.steps };
  const beyond = (['bytes', 'files', 'steps'] as const).flatMap((of) =>
    weight[of] > bar[of] ? [`${weight.name}: ${weight[of]} ${of}, and may be ${bar[of]}`] : [],
  );
  if (beyond.length === 0) return [];
  return [...beyond, `  of ${weight.scripts.map(({ fileName, bytes }) => `${fileName} ${bytes}`).join(', ')}`];
}

/** The modules that a module fetches as parts of what it draws (`lazySection`), absolute. */
function sectionsOf(module: string): string[] {
  if (!existsSync(module)) return [];
  const fetched = /lazySection\(\s*async \(\) =>\s*\(?\s*\(?await import\('([^']+)'\)/g;
  return [...readFileSync(module, 'utf8').matchAll(fetched)].map(([, path = '']) => join(dirname(module), path));
}

/** The parts that a section fetches in its turn: each is weighed beyond the section, which is drawn without it. */
function laterParts(section: View, module: string): View[] {
  return sectionsOf(module).flatMap((part) => {
    const view: View = {
      name: `${section.name}/${basename(part, '.tsx')}`,
      modules: [part],
      after: [...section.after, ...section.modules],
      steps: section.steps + 1,
      bar: section.bar,
    };
    return [view, ...laterParts(view, part)];
  });
}

function viewsOf(root: string): View[] {
  const start = [join(root, 'index.html'), join(root, 'src/main.ts'), join(root, 'src/Root.tsx')];
  const frame = [...start, join(root, FRAME)];
  // What the frame fetches once it is painted.
  const overlays = [
    'Menu/MenuSurface',
    'Bell/BellPanel',
    'Sidebar/SidebarDrawer',
    'Sidebar/RailTip',
    'Toasts/ToastArea',
    'Select/Select',
  ].map((part) => join(root, `../ui/src/${part}.tsx`));
  const publicPages = pagesOf(root, tables[0]);
  const signIn = [...start, publicPages.get('signIn') ?? ''];
  const { initial, screen, steps } = bars;
  const rows = tables.flatMap((table) => [...pagesOf(root, table)].map((row) => ({ row, table })));
  return [
    { name: 'sign-in', modules: signIn, after: [], steps, bar: initial },
    { name: 'frame', modules: frame, after: [], steps, bar: initial },
    { name: 'overlays', modules: overlays, after: frame, steps, bar: screen },
    ...rows.flatMap(({ row: [id, module], table }): View[] => {
      const after = table === tables[0] ? signIn : [...frame, ...overlays];
      return [
        { name: id, modules: [module], after, steps, bar: screen },
        ...sectionsOf(module).flatMap((section) => {
          const view = {
            name: `${id}/${basename(section, '.tsx')}`,
            modules: [module, section],
            after,
            steps: steps + 1,
            bar: screen,
          };
          return [view, ...laterParts(view, section)];
        }),
      ];
    }),
  ];
}

/** Refuses a build of which a screen brings more script, in more files or by more steps, than it may. */
export function weights(): Plugin {
  let root = '.';
  return {
    name: 'weights',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((file): Script[] => {
          if (file.type !== 'chunk') return [];
          const { fileName, code, imports, dynamicImports, moduleIds: modules } = file;
          return [{ fileName, bytes: gzipSync(code, { level: 9 }).length, imports, dynamicImports, modules }];
        });
        const found = viewsOf(root).flatMap((view) => tooMuch(weigh(scripts, join(root, 'index.html'), view), view));
        if (found.length === 0) return;
        this.error(
          `${found.join('\n')}\nFetch later what is not seen at first (src/parts/lazy), or group it anew (chunks.ts); the bars: weights.ts.`,
        );
      },
    },
  };
}
