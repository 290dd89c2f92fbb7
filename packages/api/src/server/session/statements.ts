import { is, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { SignedIn } from './signed-in.ts';

const dialect = new PgDialect();

/** A value that is given at each run. */
export const given = (name: string): string => sql.placeholder(name) as unknown as string;

type Values = Readonly<Record<string, unknown>>;
type Run<Row> = (values: Values) => Promise<Row[]>;

function givenValue(values: Values, name: string): unknown {
  if (!(name in values)) throw new Error(`a statement runs without its value '${name}'`);
  return values[name];
}

/** How each parameter of a statement is got, found out once: a constant, or a value that is given at each run. */
const binderOf = (param: unknown): ((values: Values) => unknown) => {
  if (is(param, Placeholder)) return (values) => givenValue(values, param.name);
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param;
  const { encoder, value } = param;
  return (values) => encoder.mapToDriverValue(givenValue(values, (value as Placeholder).name));
};

/**
 * A statement of what is asked all the time: its text is made once, not at each call, and the connection keeps it prepared under `name`.
 * Values stand in it as `given('…')`. Rows come as pg reads them.
 */
export function prepareStatement<Row>(db: NodePgDatabase, name: string, statement: SQL): Run<Row> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const binders = params.map(binderOf);
  const { $client } = db as NodePgDatabase & { readonly $client: pg.Pool };
  return async (values) => {
    const { rows } = await $client.query({ name, text, values: binders.map((bind) => bind(values)) });
    return rows as Row[];
  };
}

/** A viewer's places, as a statement's values name them. */
const valuesOfViewer = ({ userId, today, profileId, municipalityId, institutionId, classId }: SignedIn) => ({
  'viewer userId': userId,
  'viewer today': today,
  'viewer profileId': profileId,
  'viewer municipalityId': municipalityId,
  'viewer institutionId': institutionId,
  'viewer classId': classId,
});

const mark = (value: string | null): string => (value === null ? '0' : '1');

/**
 * A statement whose text holds a viewer's scope: one text a role and set of places that the viewer has, from the same rules as any
 * other query's.
 */
export function prepareScoped<Row>(
  db: NodePgDatabase,
  name: string,
  build: (viewer: SignedIn) => SQL,
): (viewer: SignedIn, values: Values) => Promise<Row[]> {
  const known = new Map<string, Run<Row>>();
  const prepare = (viewer: SignedIn, shape: string): Run<Row> => {
    const stand = (value: keyof SignedIn) => viewer[value] && given(`viewer ${value}`);
    const stands = {
      profileId: stand('profileId'),
      municipalityId: stand('municipalityId'),
      institutionId: stand('institutionId'),
      classId: stand('classId'),
    };
    const always = { userId: given('viewer userId'), today: given('viewer today') };
    const standIn = { ...viewer, ...always, ...stands } as SignedIn;
    return prepareStatement<Row>(db, `${name}-${shape}`, build(standIn));
  };
  return (viewer, values) => {
    const { role, profileId, municipalityId, institutionId, classId } = viewer;
    const shape = `${role}-${mark(profileId)}${mark(municipalityId)}${mark(institutionId)}${mark(classId)}`;
    let run = known.get(shape);
    if (!run) {
      run = prepare(viewer, shape);
      known.set(shape, run);
    }
    return run({ ...values, ...valuesOfViewer(viewer) });
  };
}
