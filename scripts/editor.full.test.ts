import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Answer {
  readonly type: string;
  readonly request_seq?: number;
  readonly body?: unknown;
}

/** The language service that editors talk to. */
function startLanguageServer() {
  const child = spawn(process.execPath, [path.join(root, 'node_modules/typescript/lib/tsserver.js')], { cwd: root });
  const waiting = new Map<number, (body: unknown) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const { type, request_seq, body }: Answer = JSON.parse(line);
    if (type === 'response' && request_seq !== undefined) waiting.get(request_seq)?.(body);
  });
  let seq = 0;
  const send = (command: string, args: object) => {
    seq += 1;
    child.stdin.write(`${JSON.stringify({ seq, type: 'request', command, arguments: args })}\n`);
    return seq;
  };
  return {
    open: (file: string) => send('open', { file }),
    ask: (command: string, args: object) =>
      new Promise<unknown>((resolve) => waiting.set(send(command, args), resolve)),
    stop: () => child.kill(),
  };
}

let server: ReturnType<typeof startLanguageServer>;
beforeAll(() => {
  server = startLanguageServer();
});
afterAll(() => server.stop());

/** Where a name's last mention in a file's imports stands, counted from 1 as tsserver does. */
function positionOf(file: string, name: string) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) => new RegExp(`\\b${name}\\b`).test(text));
  return { line: line + 1, offset: (lines[line] ?? '').search(new RegExp(`\\b${name}\\b`)) + 1 };
}

test.each([
  ['a test', 'packages/api/src/boot/config.test.ts', 'readConfig', 'packages/api/src/boot/config.ts'],
  [
    'a test of another package',
    'packages/api/src/modules/permissions/permissions.test.ts',
    'permissionNames',
    'packages/contract/src',
  ],
  ['a story', 'packages/ui/src/Button/Button.stories.tsx', 'Button', 'packages/ui/src/Button/Button.tsx'],
  ['a screen in the Storybook', '.storybook/screens/SignIn.stories.tsx', 'Button', 'packages/ui/src/Button/Button.tsx'],
  ['a journey', 'journeys/support/spoken.ts', 'encodeWav', 'packages/reading-engine/src'],
  ["the journeys' set-up", 'journeys/support/global-setup.ts', 'startPostgres', 'packages/api/src'],
])(
  'an editor knows %s, and goes to its definitions in src',
  { timeout: 240_000 },
  async (_kind, name, symbol, goal) => {
    const file = path.join(root, name);
    server.open(file);
    const info = await server.ask('projectInfo', { file, needFileNameList: false });
    expect(info).toMatchObject({ configFileName: path.join(root, 'tsconfig.tests.json') });
    const definitions = await server.ask('definition', { file, ...positionOf(file, symbol) });
    expect(definitions).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: expect.stringContaining(path.join(root, goal)) })]),
    );
  },
);
