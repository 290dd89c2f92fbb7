import pg from 'pg';
import { ensureBuilt } from '../../scripts/build.mjs';
import { startScratchPostgres } from '../../scripts/scratch-postgres.mjs';
import { startServer } from './server.ts';

/**
 * The product as its sources are now: what has changed since the last build is built. One PostgreSQL for the whole run,
 * and in it a template that holds the demonstration network.
 */
export default async function prepare(): Promise<() => Promise<void>> {
  if (!(await ensureBuilt({ forTests: true })))
    throw new Error('The journeys walk the built product, and it could not be built.');
  const postgres = await startScratchPostgres('caderneta-journeys-');
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  // What a power cut loses, the next run makes anew.
  for (const setting of ['fsync', 'full_page_writes']) await admin.query(`ALTER SYSTEM SET ${setting} = off`);
  await admin.query('SELECT pg_reload_conf()');
  await admin.query('CREATE DATABASE journeys_template');
  await admin.end();
  const template = new URL(postgres.url);
  template.pathname = '/journeys_template';
  await (await startServer({ DATABASE_URL: template.href })).stop();
  process.env.JOURNEYS_POSTGRES = postgres.url;
  return postgres.stop;
}
