import { is, Param, Placeholder, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Queries } from '../query/queries.ts';
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
  const run = prepareOn<Row>(name, statement);
  return (values) => run(poolOf(db), values);
}

const poolOf = (db: NodePgDatabase) => (db as NodePgDatabase & { readonly $client: pg.Pool }).$client;

function prepareOn<Row>(name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const binders = params.map(binderOf);
  return async (on: Pick<pg.ClientBase, 'query'>, values: Values): Promise<Row[]> => {
    const { rows } = await on.query({ name, text, values: binders.map((bind) => bind(values)) });
    return rows as Row[];
  };
}

/**
 * Reads a row by its key, anew each time. Who waits for a connection meanwhile goes along in the same statement: under load that is one for
 * several, and nobody gets what was read before they asked. They share its end as well: where no connection came in time, none of them has one.
 *
 * @param statement takes `given('keys')`, a list.
 * @param valuesAt the other values, at the moment when it is sent.
 */
export function prepareTogether<Row>(
  db: NodePgDatabase,
  name: string,
  statement: SQL,
  keyOf: (row: Row) => string,
  valuesAt: () => Values,
): (key: string) => Promise<Row | undefined> {
  const run = prepareOn<Row>(name, statement);
  let waiting: { readonly keys: Set<string>; readonly rows: Promise<Map<string, Row>> } | null = null;
  const readAll = async (keys: ReadonlySet<string>) => {
    const client = await poolOf(db)
      .connect()
      .finally(() => {
        waiting = null;
      });
    try {
      const rows = await run(client, { ...valuesAt(), keys: [...keys] });
      return new Map(rows.map((row) => [keyOf(row), row]));
    } finally {
      client.release();
    }
  };
  return async (key) => {
    if (!waiting) {
      const keys = new Set<string>();
      waiting = { keys, rows: readAll(keys) };
    }
    waiting.keys.add(key);
    return (await waiting.rows).get(key);
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

/** What the text of a viewer's scope depends on: the role, and which places they have. */
const shapeOf = ({ role, profileId, municipalityId, institutionId, classId }: SignedIn): string =>
  `${role}-${mark(profileId)}${mark(municipalityId)}${mark(institutionId)}${mark(classId)}`;

/** Any viewer of the same shape: what differs between them is given at each run. */
function standInFor(viewer: SignedIn): SignedIn {
  const stand = (value: keyof SignedIn) => viewer[value] && given(`viewer ${value}`);
  const stands = {
    profileId: stand('profileId'),
    municipalityId: stand('municipalityId'),
    institutionId: stand('institutionId'),
    classId: stand('classId'),
  };
  const always = { userId: given('viewer userId'), today: given('viewer today') };
  return { ...viewer, ...always, ...stands } as SignedIn;
}

function known<Key, Value>(
  values: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/**
 * A statement whose text holds a viewer's scope: one text a role and set of places that the viewer has, from the same rules as any
 * other query's.
 */
export function prepareScoped<Row>(
  db: NodePgDatabase,
  name: string,
  build: (viewer: SignedIn) => SQL,
): (viewer: SignedIn, values: Values) => Promise<Row[]> {
  const runs = new Map<string, Run<Row>>();
  return (viewer, values) => {
    const shape = shapeOf(viewer);
    const run = known(runs, shape, () => prepareStatement<Row>(db, `${name}-${shape}`, build(standInFor(viewer))));
    return run({ ...values, ...valuesOfViewer(viewer) });
  };
}

interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** The same of a select whose rows Drizzle makes, for any connection: its text is made once for the pool, and once in a transaction. */
export function prepareSelect<Row>(
  name: string,
  build: (db: Queries, viewer: SignedIn) => Preparable<Row>,
): (db: Queries, viewer: SignedIn, values: Values) => Promise<Row[]> {
  const prepared = new WeakMap<Queries, Map<string, ReturnType<Preparable<Row>['prepare']>>>();
  return (db, viewer, values) => {
    const shape = shapeOf(viewer);
    const ofDb = known(prepared, db, () => new Map());
    const select = known(ofDb, shape, () => build(db, standInFor(viewer)).prepare(`${name}-${shape}`));
    return select.execute({ ...values, ...valuesOfViewer(viewer) });
  };
}
