import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { complain, configured, giveUp, log, say } from '../boot/command-line.ts';
import type { BootConfig } from '../boot/config.ts';
import { openDatabase, updateTables } from '../boot/database.ts';
import { createPool } from '../database/connection.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { backupMessages as texts } from './backup.messages.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

// npm run -w packages/api backup -- FILE              may run while the server does
// npm run -w packages/api restore -- FILE [--replace] needs the server stopped
// Exit codes: 0 done, 1 failed, 2 wrong usage.

async function backup(file: string, config: BootConfig): Promise<void> {
  const { url, stop } = await openDatabase(config, { mayRun: true }, log, giveUp);
  const pool = createPool(url, { max: 1 });
  const part = `${file}.part`;
  try {
    const fileStore = await openFileStore(config);
    const summary = await writeBackup({ pool, fileStore, now: new Date() }, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
    say(texts.written(file, summary));
  } catch (error) {
    await rm(part, { force: true });
    complain(texts.failed((error as Error).message));
    process.exitCode = 1;
  } finally {
    await pool.end();
    await stop();
  }
}

async function restore(file: string, config: BootConfig, replace: boolean): Promise<void> {
  const { url, stop } = await openDatabase(config, { mayRun: false }, log, giveUp);
  const pool = createPool(url, { max: 1 });
  try {
    const updated = await updateTables(url, log);
    if (!updated.ok) throw new Error(updated.message);
    const fileStore = await openFileStore(config);
    const outcome = await restoreBackup(path.resolve(file), { pool, fileStore, replace });
    if (outcome.ok) say(texts.restored(file, outcome));
    else complain(texts.refused[outcome.reason]);
    process.exitCode = outcome.ok ? 0 : 1;
  } catch (error) {
    complain(texts.restoreFailed((error as Error).message));
    process.exitCode = 1;
  } finally {
    await pool.end();
    await stop();
  }
}

const [command, ...rest] = process.argv.slice(2);
const [file, ...others] = rest.filter((argument) => argument !== '--replace');
const isKnown = command === 'backup' || command === 'restore';
if (!isKnown || file === undefined || others.length > 0 || (command === 'backup' && rest.length > 1)) {
  complain(texts.usage);
  process.exit(2);
}
const config = configured();
await (command === 'backup' ? backup(file, config) : restore(file, config, rest.includes('--replace')));
