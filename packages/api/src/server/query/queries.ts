import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** What reads and writes rows: the database itself, or a transaction on it. */
export type Queries = NodePgDatabase | Transaction;
