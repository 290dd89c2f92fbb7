import { parseArgs } from 'node:util';
import { complain, configured, giveUp, log, say } from './boot/command-line.ts';
import { openDatabase } from './boot/database.ts';
import { fillNetworkDatabase, networkScales } from './boot/network-database.ts';

// npm run -w packages/api seed -- --scale capital|demonstration [--database NAME]
// Makes the database NAME on the configured server and fills it. Exit codes: 0 done, 1 failed, 2 wrong usage.

function wrongUsage(): never {
  complain('Uso: npm run -w packages/api seed -- --scale capital|demonstration [--database NOME]');
  process.exit(2);
}

function readWords() {
  try {
    return parseArgs({ options: { scale: { type: 'string' }, database: { type: 'string' } } });
  } catch {
    return wrongUsage();
  }
}

const { values } = readWords();
const scale = networkScales.find((known) => known === values.scale) ?? wrongUsage();
const name = values.database ?? `caderneta_${scale}`;
const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
try {
  const filled = await fillNetworkDatabase(url, { name, scale, progress: (part) => say(`${part} (${seconds()} s)`) });
  say(filled ? `O banco ${name} está pronto (${seconds()} s).` : `O banco ${name} já contém dados; nada foi escrito.`);
  process.exitCode = filled ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
}
