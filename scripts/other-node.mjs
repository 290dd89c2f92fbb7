// node scripts/other-node.mjs: the built server and both command lines on another line of Node that `engines` names (24; on
// 24, the oldest). The `node` package of the npm registry brings the program. Exit codes: 0 all well, 1 not.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { npm, program, ROOT, run } from './run.mjs';

const LINE = process.versions.node.startsWith('24.') ? '20' : '24';
const PATIENCE_MS = 180_000;

const folder = path.join(ROOT, '.cache', `node-${LINE}`);
mkdirSync(folder, { recursive: true });
const installed = await npm(['install', '--prefix', folder, '--no-save', '--no-package-lock', `node@${LINE}`]);
if (installed.exitCode !== 0) process.exit(1);
const node = path.join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const { output: version } = await run(node, ['--version'], { hidden: true });
const scratch = mkdtempSync(path.join(tmpdir(), 'caderneta-node-'));

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Starts the product with the demonstration, signs in, and stops it. */
async function server() {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), CADERNETA_DATA: path.join(scratch, 'data') };
  const child = spawn(node, [path.join(ROOT, 'packages/api/dist/main.js')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + PATIENCE_MS;
  while (!output.includes('Caderneta pronta') && child.exitCode === null && Date.now() < deadline) await sleep(100);
  try {
    const [, email, password] = /(\S+@\S+)\s+(\S+)/.exec(output) ?? [];
    const answer = await fetch(`${origin}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: password ?? '' }),
    });
    const page = await fetch(origin);
    if (answer.ok && page.ok) return true;
    console.error(`sign-in ${answer.status}, page ${page.status}\n${output}`);
  } catch (error) {
    console.error(error, output);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  return false;
}

/** Runs a command line from its source, as `npm run omr` does. */
async function commandLine(source, args, expected) {
  const words = [program('tsx/dist/cli.mjs'), '--conditions=caderneta-source', path.join(ROOT, source), ...args];
  const { exitCode, output } = await run(node, words, { hidden: true });
  if (exitCode === 0 && expected.test(output)) return true;
  console.error(`exit code ${exitCode}\n${output}`);
  return false;
}

const omr = 'packages/omr-engine/src/node/cli.ts';
const png = path.join(scratch, 'folha.png');
const speech = path.join(ROOT, 'fixtures/speech-pt/fleurs-0');
const trials = [
  ['the server starts, signs in and serves the page', server],
  [
    'omr sheet',
    () => commandLine(omr, ['sheet', '--groups', '10,10', '--options', '4', '--format', 'png', '--out', png], /^/),
  ],
  ['omr read', () => commandLine(omr, ['read', png, '--groups', '10,10', '--options', '4', '--json'], /"status":"ok"/)],
  [
    'reading analyze',
    () =>
      commandLine(
        'packages/reading-engine/src/node/cli.ts',
        ['analyze', `${speech}.ogg`, '--text', `${speech}.txt`, '--json'],
        /"verdict":"match"/,
      ),
  ],
];
let failed = 0;
for (const [name, trial] of trials) {
  const isWell = await trial();
  if (!isWell) failed += 1;
  console.log(`${isWell ? '✓' : '✗'} Node ${version.trim()}: ${name}`);
}
rmSync(scratch, { recursive: true, force: true });
console.log(`${trials.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
