import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ESTree, type Plugin, parseSync, type Rolldown, Visitor } from 'vite';
import { paths, type ScreenId } from './src/lib/paths.ts';

/** What the page of an address holds. */
export interface Start {
  /** Files that it needs: scripts and styles, by their address. */
  readonly files: readonly string[];
  /** Markup of what stands in for the screen until they are there. */
  readonly standIn?: string | undefined;
}

export const tables = [
  'src/routes/public-screens.ts',
  'src/routes/screens.ts',
  'src/routes/network-screens.ts',
  'src/routes/dashboard-screens.ts',
] as const;
export const FRAME = 'src/routes/SignedInScreen.tsx';

/** The module that each row of a table of screens fetches, absolute. */
export function pagesOf(root: string, table: string): Map<string, string> {
  const path = join(root, table);
  const found = new Map<string, string>();
  const importIn = (node: ESTree.Node) => {
    const sources: string[] = [];
    const { program } = parseSync('row.ts', `(${source.slice(node.start, node.end)})`);
    new Visitor({
      ImportExpression: ({ source: of }) => {
        if (of.type === 'Literal') sources.push(String(of.value));
      },
    }).visit(program);
    return sources[0];
  };
  const source = readFileSync(path, 'utf8');
  new Visitor({
    Property: ({ key, value }) => {
      const name = key.type === 'Identifier' ? key.name : '';
      const page = name in paths ? importIn(value) : undefined;
      if (page !== undefined) found.set(name, join(dirname(path), page));
    },
  }).visit(parseSync(path, source).program);
  return found;
}

/** Writes `starts.json`, from which the server names in a page what its address will need. */
export function starts(markups: () => Promise<Readonly<Record<string, string>>>): Plugin {
  let root = '.';
  return {
    name: 'starts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
      const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.includes(module));
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<Rolldown.OutputChunk>()) => {
        if (chunk === undefined || seen.has(chunk)) return seen;
        seen.add(chunk);
        for (const name of chunk.imports) withImports(byName.get(name), seen);
        return seen;
      };
      const filesOf = (needed: Iterable<Rolldown.OutputChunk>) =>
        [...needed].flatMap(({ fileName, viteMetadata }) => [...(viteMetadata?.importedCss ?? []), fileName]);
      const start = withImports(holding(join(root, 'src/Root.tsx')));
      const standIns = await markups();
      const answer: Record<string, Start> = {};
      for (const table of tables) {
        const isPublic = table === tables[0];
        for (const [id, module] of pagesOf(root, table)) {
          const frame = isPublic ? [] : withImports(holding(join(root, FRAME)));
          const needed = new Set([...start, ...frame, ...withImports(holding(module))]);
          const files = [...new Set(filesOf(needed))].map((file) => `/${file}`);
          const address = paths[id as ScreenId];
          answer[address] = { files, standIn: standIns[address] };
        }
      }
      // Nobody knows there whose dashboard will be asked for; they come in one file.
      answer['/app'] = { files: answer[paths.dashboardTeacher]?.files ?? [] };
      this.emitFile({ type: 'asset', fileName: 'starts.json', source: JSON.stringify(answer) });
    },
  };
}
