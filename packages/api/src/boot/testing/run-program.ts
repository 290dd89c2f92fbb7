import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '../../..');

/** Sources are transformed at each start, and a busy machine takes its time, ms. */
export const startPatienceMs = 60_000;

/** Runs a program of ours from its sources, the server unless told, with nothing of our own environment but what a process needs. */
export function runProgram(
  env: NodeJS.ProcessEnv,
  [program, ...words]: readonly [string, ...string[]] = ['main.ts'],
): { child: ChildProcess; output: () => string } {
  const args = ['--import', 'tsx', '--conditions=caderneta-source', path.join(api, 'src', program), ...words];
  const child = spawn(process.execPath, args, {
    cwd: api,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  }
  return { child, output: () => output };
}
