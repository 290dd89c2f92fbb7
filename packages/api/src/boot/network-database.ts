import pg from 'pg';
import { createDatabase, createPool } from '../database/connection.ts';
import { seedCapital } from '../seed/seed-capital.ts';
import { seedDemonstration } from '../seed/seed-demonstration.ts';
import { schoolDay } from '../server/query/school-time.ts';
import { updateTables } from './database.ts';

/** 'capital': 240,000 pupils; 'demonstration': what a first start shows. */
export const networkScales = ['capital', 'demonstration'] as const;
export type NetworkScale = (typeof networkScales)[number];

export interface NetworkDatabase {
  readonly name: string;
  readonly scale: NetworkScale;
  /** Drops the database first, where there is one. */
  readonly anew?: boolean;
  /** Told of each part as it is done. */
  readonly progress?: (part: string) => void;
}

const nothing = () => undefined;

/**
 * Makes a database on the server of `url`, where it is missing, and fills it with a network.
 *
 * @returns false when it held something: then nothing was written.
 * @throws when the server refuses, or the tables cannot be brought up to date.
 */
export async function fillNetworkDatabase(
  url: string,
  { name, scale, anew = false, progress = nothing }: NetworkDatabase,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const quoted = pg.escapeIdentifier(name);
  if (anew) await client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`);
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${quoted}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  const updated = await updateTables(own.href, { info: nothing, warn: nothing });
  if (!updated.ok) throw new Error(updated.message);
  const pool = createPool(own.href, { max: 1 });
  const db = createDatabase(pool);
  const today = schoolDay(new Date());
  try {
    if (scale === 'capital') return await seedCapital(db, { today, progress });
    return (await seedDemonstration(db, { today })).seeded;
  } finally {
    await pool.end();
  }
}
