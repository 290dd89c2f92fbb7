import pg from 'pg';
import { startPostgres } from '../index.ts';

// A process that owns a PostgreSQL, for tests that kill it. It tells what happens to it, one JSON object a line.

/** What the child is told, as JSON, in its only argument. */
export interface ChildOrders {
  dataDir: string;
  packageFolder?: string;
  /** Inserts rows one after another, each told only after it was committed. */
  writes?: boolean;
  /** Does nothing on Ctrl+C, to show that the server was not reached by it either. */
  ignoresInterrupt?: boolean;
}

export type ChildEvent =
  | { event: 'ready'; url: string; adopted: boolean }
  | { event: 'failed'; code: string; message: string }
  | { event: 'lost'; code: string; message: string }
  | { event: 'log'; message: string }
  | { event: 'written'; row: number }
  | { event: 'stopped' };

const orders: ChildOrders = JSON.parse(process.argv[2] ?? '{}');

function tell(event: ChildEvent): void {
  process.stdout.write(`${JSON.stringify(event)}\n`);
}

const log = (message: string) => tell({ event: 'log', message });
const running = await startPostgres({
  ...orders,
  log: { info: log, warn: log },
  onLost: ({ code, message }) => {
    tell({ event: 'lost', code, message });
    process.exit(1);
  },
});

if (running.ok) {
  const stop = async () => {
    await running.stop();
    tell({ event: 'stopped' });
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.on('SIGINT', orders.ignoresInterrupt ? () => log('interrupted') : stop);
  tell({ event: 'ready', url: running.url, adopted: running.adopted });
  if (orders.writes) await write(running.url);
} else {
  tell({ event: 'failed', code: running.code, message: running.message });
  process.exit(1);
}

async function write(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('CREATE TABLE IF NOT EXISTS ledger (row integer PRIMARY KEY)');
  const { rows } = await client.query('SELECT coalesce(max(row), 0) AS last FROM ledger');
  for (let row = rows[0].last + 1; ; row++) {
    await client.query('INSERT INTO ledger VALUES ($1)', [row]);
    tell({ event: 'written', row });
  }
}
