import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const api = path.resolve(import.meta.dirname, '../../..');

/** Sources are transformed at each start, and a busy machine takes its time, ms. */
export const startPatienceMs = 60_000;

/** Its file and what is written behind it. */
type Program = readonly [string, ...string[]];

/** Runs a program of ours from its sources, the server unless told, with nothing of our own environment but what a process needs. */
export function runProgram(
  env: NodeJS.ProcessEnv,
  [program, ...words]: Program = ['main.ts'],
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

/** The same, until it has ended and said all: with what code, and what. */
export async function programResult(env: NodeJS.ProcessEnv, program: Program) {
  const { child, output } = runProgram(env, program);
  const [code] = await once(child, 'close');
  return { code: code as number | null, output: output() };
}
