import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { backupMessages as texts } from './backup/backup.messages.ts';
import { makeBackup } from './backup/make-backup.ts';
import { checkArchive } from './backup/read-archive.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { newKeyPair, readPrivateKey } from './backup/sealing.ts';
import { complain, configured, giveUp, log, say } from './boot/command-line.ts';
import type { BootConfig } from './boot/config.ts';
import { openDatabase, updateTables } from './boot/database.ts';
import { typedPath } from './boot/typed-path.ts';
import { createPool, hasOtherUsers } from './database/connection.ts';
import { openFileStore } from './files/open-file-store.ts';

// npm run -w packages/api backup -- FILE                               may run while the server does
// npm run -w packages/api restore -- FILE [--replace] [--key KEYFILE]  needs the server stopped
// npm run -w packages/api backup-key -- KEYFILE                        makes a key pair
// Exit codes: 0 done, 1 failed, 2 wrong usage.

async function backup(file: string, config: BootConfig): Promise<void> {
  const { url, stop } = await openDatabase(config, { mayRun: true, mustExist: true }, log, giveUp);
  const pool = createPool(url, { max: 1 });
  try {
    const fileStore = await openFileStore(config);
    const publicKey = config.backupKey;
    const made = await makeBackup({ pool, fileStore, now: new Date() }, { file, publicKey });
    if (!made.ok) throw new Error(texts.unreadable);
    say(texts.written(file, made, publicKey !== null));
  } catch (error) {
    complain(texts.failed((error as Error).message));
    process.exitCode = 1;
  } finally {
    await pool.end();
    await stop();
  }
}

async function restore(file: string, config: BootConfig, options: { replace: boolean; keyFile: string | undefined }) {
  const privateKey = options.keyFile === undefined ? null : await privateKeyIn(options.keyFile);
  const archive = { path: file, privateKey };
  const checked = await checkArchive(archive);
  if (!checked.ok) giveUp(`${file}: ${texts.refused[checked.reason]}`);
  const { url, stop } = await openDatabase(config, { mayRun: false }, log, giveUp);
  const pool = createPool(url, { max: 1 });
  try {
    if (await hasOtherUsers(pool)) throw new Error(texts.inUse);
    const updated = await updateTables(url, log);
    if (!updated.ok) throw new Error(updated.message);
    const fileStore = await openFileStore(config);
    const { replace } = options;
    const outcome = await restoreBackup(archive, { pool, fileStore, replace }, checked);
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

async function privateKeyIn(keyFile: string): Promise<string> {
  const key = await readPrivateKey(keyFile).catch(() => null);
  return key ?? giveUp(texts.noKey(keyFile));
}

async function makeKey(keyFile: string): Promise<void> {
  const { privateKey, publicKey } = await newKeyPair();
  await writeFile(keyFile, `# public key: ${publicKey}\n${privateKey}\n`, { mode: 0o600, flag: 'wx' }).catch(
    (error: Error) => giveUp(texts.keyFailed(error.message)),
  );
  say(texts.keyMade(keyFile, publicKey));
}

/** The command with its words; null where they are none of ours. */
function read(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      options: { replace: { type: 'boolean', default: false }, key: { type: 'string' } },
      allowPositionals: true,
    });
    const [command, file, ...others] = positionals;
    const { replace, key } = values;
    if (file === undefined || others.length > 0) return null;
    if (command !== 'restore' && (replace || key !== undefined)) return null;
    return { command, file: typedPath(file), replace, keyFile: key === undefined ? undefined : typedPath(key) };
  } catch {
    return null;
  }
}

const asked = read(process.argv.slice(2));
if (asked?.command === 'backup') await backup(asked.file, configured());
else if (asked?.command === 'restore') await restore(asked.file, configured(), asked);
else if (asked?.command === 'key') await makeKey(asked.file);
else {
  complain(texts.usage);
  process.exit(2);
}
