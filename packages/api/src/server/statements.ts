import { fillPlaceholders, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { SignedIn } from './signed-in.ts';

const dialect = new PgDialect();

/** A value that is given at each run. */
export const given = (name: string): string => sql.placeholder(name) as unknown as string;

type Run<Row> = (values: Record<string, unknown>) => Promise<Row[]>;

/**
 * A statement of what is asked all the time: its text is made once, not at each call, and the connection keeps it prepared under `name`.
 * Values stand in it as `given('…')`. Rows come as pg reads them.
 */
export function prepareStatement<Row>(db: NodePgDatabase, name: string, statement: SQL): Run<Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { $client } = db as NodePgDatabase & { readonly $client: pg.Pool };
  return async (values) => {
    const { rows } = await $client.query({ name, text, values: fillPlaceholders(params, values) });
    return rows as Row[];
  };
}

const places = ['profileId', 'municipalityId', 'institutionId', 'classId'] as const;

/**
 * A statement whose text holds a viewer's scope: one text a role and set of places that the viewer has, from the same rules as any
 * other query's.
 */
export function prepareScoped<Row>(
  db: NodePgDatabase,
  name: string,
  build: (viewer: SignedIn) => SQL,
): (viewer: SignedIn, values: Record<string, unknown>) => Promise<Row[]> {
  const known = new Map<string, Run<Row>>();
  return (viewer, values) => {
    const shape = `${name}-${viewer.role}-${places.map((place) => (viewer[place] ? 1 : 0)).join('')}`;
    let run = known.get(shape);
    if (!run) {
      const stands = Object.fromEntries(places.map((place) => [place, viewer[place] && given(`viewer ${place}`)]));
      run = prepareStatement<Row>(db, shape, build({ ...viewer, userId: given('viewer userId'), ...stands }));
      known.set(shape, run);
    }
    const own = Object.fromEntries(['userId' as const, ...places].map((place) => [`viewer ${place}`, viewer[place]]));
    return run({ ...values, ...own });
  };
}
