import { parseArgs } from 'node:util';
import pg from 'pg';
import { complain, configured, giveUp, log, say } from './boot/command-line.ts';
import { openDatabase, updateTables } from './boot/database.ts';
import { createDatabase, createPool } from './database/connection.ts';
import { seedCapital } from './seed/seed-capital.ts';
import { seedDemonstration } from './seed/seed-demonstration.ts';
import { schoolDay } from './server/query/school-time.ts';

// npm run -w packages/api seed -- --scale capital|demonstration [--database NAME]
// Makes the database NAME on the configured server and fills it. Exit codes: 0 done, 1 failed, 2 wrong usage.

const { values } = parseArgs({ options: { scale: { type: 'string' }, database: { type: 'string' } } });
const { scale } = values;
if (scale !== 'capital' && scale !== 'demonstration') {
  complain('Uso: npm run -w packages/api seed -- --scale capital|demonstration [--database NOME]');
  process.exit(2);
}
const name = values.database ?? `caderneta_${scale}`;
const { url, stop } = await openDatabase(configured(), { mayRun: true }, log, giveUp);
const own = new URL(url);
own.pathname = `/${name}`;
const started = Date.now();
const seconds = () => Math.round((Date.now() - started) / 1000);
try {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  await client.end();
  const updated = await updateTables(own.href, log);
  if (!updated.ok) throw new Error(updated.message);
  const pool = createPool(own.href, { max: 1 });
  const db = createDatabase(pool);
  const today = schoolDay(new Date());
  const filled =
    scale === 'capital'
      ? await seedCapital(db, { today, progress: (part) => say(`${part} (${seconds()} s)`) })
      : (await seedDemonstration(db, { today })).seeded;
  await pool.end();
  say(filled ? `O banco ${name} está pronto (${seconds()} s).` : `O banco ${name} já contém dados; nada foi escrito.`);
  process.exitCode = filled ? 0 : 1;
} catch (error) {
  complain((error as Error).message);
  process.exitCode = 1;
} finally {
  await stop();
}
