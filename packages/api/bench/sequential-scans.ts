import type pg from 'pg';
import type { Statement } from './statement-recorder.ts';

const mostRows = 10_000;

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of a statement that was run: rows of each loop, and those that it passed over. */
  readonly 'Actual Rows'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Plan[];
}

/** Rows that a scan read. Of a statement that was not run nothing is known but that it may read all. */
const readBy = (plan: Plan): number =>
  plan['Actual Rows'] === undefined
    ? Number.POSITIVE_INFINITY
    : (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * (plan['Actual Loops'] ?? 1);

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] && readBy(plan) > mostRows
    ? [plan['Relation Name']]
    : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/**
 * Tables of which a statement reads more than 10,000 rows one after the other, with the statement. What reads is run once more: a scan that
 * stops as soon as it has found enough is none. Of what writes the plan alone is looked at.
 */
export async function readFromEndToEnd(pool: pg.Pool, statements: readonly Statement[]): Promise<string[]> {
  const sizes = await pool.query<{ name: string; rows: number }>(
    `select relname as name, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const rowsOf = new Map(sizes.rows.map(({ name, rows }) => [name, rows]));
  const found: string[] = [];
  for (const { text, values } of statements) {
    const [, verb = ''] = /^(?:\s|\/\*.*?\*\/)*(select|with|insert|update|delete)\b/i.exec(text) ?? [];
    if (verb === '') continue;
    const analyse = /select|with/i.test(verb) && !/\bfor (update|share)\b/i.test(text) ? 'analyze, ' : '';
    const { rows } = await pool.query({ text: `explain (${analyse}format json) ${text}`, values: [...values] });
    for (const name of scansOf(rows[0]['QUERY PLAN'][0].Plan)) {
      if ((rowsOf.get(name) ?? 0) > mostRows)
        found.push(
          `${name} (${rowsOf.get(name)} rows) is read from end to end by: ${text.replace(/\s+/g, ' ').slice(0, 300)}`,
        );
    }
  }
  return found;
}
