import { spawn } from 'node:child_process';
import type { ServerAccount } from './account.ts';

const OUTPUT_GRACE_MS = 300;

export interface ToolRun {
  /** Exit code; null when the program could not be started or was killed. */
  exitCode: number | null;
  /** What it wrote on both streams, trimmed. */
  output: string;
}

/**
 * Runs one of PostgreSQL's programs to its end, in a session of its own so that a Ctrl+C in the terminal does not reach
 * it, as `account` when given, with nothing of our environment that could steer it (PGDATA, PGPORT, locale…).
 */
export function runTool(
  file: string,
  args: readonly string[],
  where: { cwd: string; account: ServerAccount | undefined },
): Promise<ToolRun> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: where.cwd,
      detached: process.platform !== 'win32',
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: toolEnvironment(),
      ...where.account,
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const finish = (exitCode: number | null, note = '') => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ exitCode, output: (output + note).trim() });
    };
    child.on('error', (error) => finish(null, error.message));
    child.on('close', (code) => finish(code));
    // On Windows the server inherits the pipes of pg_ctl, which then never close.
    child.on('exit', (code) => setTimeout(() => finish(code), OUTPUT_GRACE_MS).unref());
  });
}

/** What programs need to start at all. The rest stays with us: the server's user must not see our secrets. */
const INHERITED = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'windir', 'ComSpec'];

function toolEnvironment(): NodeJS.ProcessEnv {
  const inherited = INHERITED.map((name) => [name, process.env[name]] as const).filter(([, value]) => value);
  return { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' };
}
