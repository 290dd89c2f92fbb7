import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { createPool } from '../src/database/connection.ts';

// A process of its own that the bench loads for comparison: one route that sends the rows of one query.

const [url, sql] = process.argv.slice(2);
if (!url || !sql) throw new Error('usage: bare-server.ts DATABASE_URL SQL');
const pool = createPool(url);
const app = Fastify();
app.get('/rows', async () => {
  const { rows } = await pool.query(sql);
  return { success: true, message: '', data: rows };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ port: (app.server.address() as AddressInfo).port });
process.on('disconnect', () => process.exit(0));
