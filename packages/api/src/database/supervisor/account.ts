import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { failures, type SupervisorFailure } from './failures.ts';

const execute = promisify(execFile);
const CANDIDATES = ['postgres', 'nobody'];

/** The unprivileged user that the server runs as when we are root, since PostgreSQL refuses to be root. */
export interface ServerAccount {
  uid: number;
  gid: number;
}

/** Whether this process is root (never on Windows, where pg_ctl drops the privileges itself). */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * Chooses whom the server runs as: nobody else when we are an ordinary user, the existing owner of the data when there
 * is one (so that installing another account later changes nothing), else the first unprivileged user of the machine.
 */
export async function chooseAccount(
  owner: ServerAccount | undefined,
): Promise<{ ok: true; account: ServerAccount | undefined } | SupervisorFailure> {
  if (!isRoot()) return { ok: true, account: undefined };
  if (owner !== undefined && owner.uid !== 0) return { ok: true, account: owner };
  for (const name of CANDIDATES) {
    const account = await lookUp(name);
    if (account !== undefined) return { ok: true, account };
  }
  return failures.noUnprivilegedUser();
}

async function lookUp(name: string): Promise<ServerAccount | undefined> {
  try {
    const [user, group] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
    return { uid: Number(user.stdout.trim()), gid: Number(group.stdout.trim()) };
  } catch {
    return undefined;
  }
}
