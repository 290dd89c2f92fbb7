// npm run dev: the server with reload on PORT + 1 and Vite's development server on PORT. Ctrl+C stops both.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './install.mjs';
import { isPortTaken } from './ports.mjs';
import { program, ROOT } from './run.mjs';

const port = Number(process.env.PORT || 3000);
const apiPort = port + 1;

function begin(cwd, args, env) {
  return spawn(process.execPath, args, {
    cwd: path.join(ROOT, cwd),
    stdio: ['ignore', 'inherit', 'inherit'],
    // Paths in settings are meant from where the person stands, not from the package's folder.
    env: { INIT_CWD: process.cwd(), ...process.env, ...env },
  });
}

if (!Number.isInteger(port) || port < 1 || port > 65_534) {
  console.error(`PORT=${process.env.PORT} não é um número de porta de 1 a 65534, por exemplo: PORT=3010 npm run dev`);
  process.exit(2);
}
if (!(await ensureInstalled())) process.exit(1);
// Asked of both beforehand: the watcher of a server that found its port taken lives on, and the app would talk to a stranger's.
for (const [taken, what] of [
  [port, 'do aplicativo'],
  [apiPort, 'do servidor'],
]) {
  if (!(await isPortTaken(taken))) continue;
  console.error(`A porta ${taken} (${what}) já está em uso. Escolha outra: PORT=${port + 10} npm run dev`);
  process.exit(1);
}

const api = [
  program('tsx/dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  '--conditions=caderneta-source',
  'src/main.ts',
];
const both = [
  begin('packages/api', api, { PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` }),
  begin('packages/app', [program('vite/bin/vite.js')], {
    PORT: String(port),
    API_ORIGIN: `http://localhost:${apiPort}`,
  }),
];

let stopping = false;
function stop() {
  stopping = true;
  for (const child of both) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
const codes = await Promise.all(
  both.map(
    (child) =>
      new Promise((resolve) => {
        child.once('exit', (code) => {
          resolve(stopping ? 0 : (code ?? 1));
          if (!stopping) stop();
        });
      }),
  ),
);
process.exitCode = Math.max(...codes);
