import type pg from 'pg';
import type { Statement } from './growth-network.ts';

const mostRows = 10_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Tables of more than 10,000 rows that a statement's plan reads from end to end, with the statement. */
export async function readFromEndToEnd(pool: pg.Pool, statements: readonly Statement[]): Promise<string[]> {
  const sizes = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const rowsOf = new Map(sizes.rows.map(({ name, rows }) => [name, rows]));
  const found: string[] = [];
  for (const { text, values } of statements) {
    if (!/^\s*(select|with|insert|update|delete)\b/i.test(text)) continue;
    const { rows } = await pool.query({ text: `explain (format json) ${text}`, values: [...values] });
    for (const name of scansOf(rows[0]['QUERY PLAN'][0].Plan)) {
      if ((rowsOf.get(name) ?? 0) > mostRows)
        found.push(
          `${name} (${rowsOf.get(name)} rows) is read from end to end by: ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
        );
    }
  }
  return found;
}
