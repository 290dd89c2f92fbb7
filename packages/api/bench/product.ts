import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const patienceMs = 30_000;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return address !== null && typeof address === 'object' ? address.port : 0;
}

/** Starts the program as it is installed, on a database that others run. Its log goes where nobody reads it. */
export async function startProduct(
  databaseUrl: string,
  dataDir: string,
  settings: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; origin: string }> {
  const port = await freePort();
  const env = {
    ...process.env,
    ...settings,
    DATABASE_URL: databaseUrl,
    CADERNETA_DATA: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
  };
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  for (const started = Date.now(); Date.now() - started < patienceMs; await sleep(100)) {
    const answer = await fetch(`${origin}/ready`).catch(() => null);
    if (answer?.ok) return { child, origin };
    if (child.exitCode !== null) break;
  }
  throw new Error('the product did not start');
}

/** Memory that a process holds, MB. */
export async function memoryMb({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Math.round((Number(stdout) * 1024) / 1e6);
}
