import { type Failure, fail, type Outcome, succeed } from '@caderneta/contract';
import type { AuditedTable } from '@caderneta/contract/calls';
import { eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { brokenConstraint } from '../query/database-errors.ts';
import { auditedFields } from '../words/audited-fields.ts';
import type { AuditedFields, FieldWord } from '../words/worded.ts';
import type { Unit } from './unit-of-work.ts';
import { changesNothing, type SentChange, versionConflict } from './version-conflict.ts';

/** Where a change belongs, for those who may read it in the audit log. */
export interface RecordOwner {
  readonly municipalityId?: string | null;
  readonly institutionId?: string | null;
}

/** A record that a write has locked, and where it belongs. */
export interface LockedRecord<Row> extends RecordOwner {
  readonly row: Row;
}

interface Words {
  readonly title: string;
  readonly message: string;
}

/** What tells one kind of record from another. */
export interface RecordKind<Row, Shown, Locked> {
  readonly table: PgTable & { readonly _: { readonly name: AuditedTable }; readonly id: AnyPgColumn };
  /** The row for changing, locked until the transaction ends; null out of the viewer's reach, or why one who sees it may not change it. */
  readonly lock: (unit: Unit, id: string) => Promise<Locked | Failure | null>;
  /** The fields of a row that the audit log keeps: those that have words. */
  readonly audited: readonly (keyof Row & FieldWord)[];
  /** What a row says of where it belongs; what it does not say is as whoever locked or created it knew. */
  readonly owner?: (row: Row) => RecordOwner;
  /** The record as it is answered. */
  readonly shown: (unit: Unit, row: Row) => Promise<Shown | null>;
  /** What the acting user reads of each change. */
  readonly notice: {
    readonly created: (row: Row) => Words;
    readonly updated: (row: Row) => Words;
    readonly removed: (row: Row, archived: boolean) => Words;
  };
  /** What a constraint of the database, broken by a form, means to its sender. */
  readonly failures?: Readonly<Record<string, Failure>>;
}

/** Columns of a new row. */
interface CreationStamp {
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** Columns of a changed row. */
interface ChangeStamp {
  readonly updated_at: Date;
  readonly version: SQL;
}

interface Change<Row, Locked> {
  /**
   * What the client sent: its fields by their names in the audit log, and the version that it knew; without one, what stands is changed
   * whatever it is.
   */
  readonly sent: SentChange;
  /** Refuses the change of what stands, before anything is written. */
  readonly check?: (locked: Locked) => Promise<Failure | null>;
  readonly write: (stamp: ChangeStamp, locked: Locked) => Promise<Row[]>;
  /** Other rows that follow the change. */
  readonly follow?: (before: Row, after: Row) => Promise<void>;
}

interface Removal<Row> {
  readonly check?: (row: Row) => Promise<Failure | null>;
  readonly follow?: (row: Row) => Promise<void>;
}

/** The refusal of a value that another record has. */
export const takenBy = (field: string, message: string): Failure =>
  fail('already-exists', { message, errors: [{ field, message }] });

/** The stamp of a row that is archived: at one moment, so that what went together can be brought back together. */
export const archiveStamp = (now: Date) => ({ archived_at: now, updated_at: now, version: sql`version + 1` });

/**
 * How records of one kind are created, changed and removed: within the viewer's reach, by the version that the client knew, each with its
 * row in the audit log and the acting user's notification, answered as the viewer sees it. Users alone keep a flow of their own: their
 * record is of three tables and files, what may be changed of it hangs on whose it is before it hangs on the version, and their files go
 * before their row, so that every step would be an exception here.
 */
export function recordWrites<
  Row extends { readonly id: string; readonly version?: number },
  Shown,
  Locked extends LockedRecord<Row> = LockedRecord<Row>,
>(kind: RecordKind<Row, Shown, Locked>) {
  const { table, lock, notice, shown, failures = {} } = kind;
  const name = getTableName(table);
  const audited = auditedFields<Row>(kind.audited);

  const failureOf = (error: unknown): Failure => {
    const failure = failures[brokenConstraint(error) ?? ''];
    if (!failure) throw error;
    return failure;
  };

  const take = async (unit: Unit, id: string): Promise<Outcome<Locked>> => {
    const locked = (await lock(unit, id)) ?? fail('not-found');
    return 'row' in locked ? succeed(locked) : locked;
  };

  const answer = async (unit: Unit, row: Row): Promise<Outcome<Shown>> => {
    const found = await shown(unit, row);
    if (found === null) throw new Error(`a row of ${name} just written is out of sight`);
    return succeed(found);
  };

  const entry = (row: Row, known: RecordOwner) => {
    const { municipalityId = null, institutionId } = { ...known, ...kind.owner?.(row) };
    return { table: name, recordId: row.id, municipalityId, institutionId };
  };

  const removed = (unit: Unit, { row, ...known }: LockedRecord<Row>, archived: boolean, to?: AuditedFields) =>
    unit.record({ action: 'DELETE', ...entry(row, known), from: audited(row), to, ...notice.removed(row, archived) });

  return {
    /** What an error means to the sender, for writes of many rows at once; thrown again where `failures` do not name it. */
    failureOf,

    /** `owner`: where the new record belongs, as far as its row does not say. */
    async create(
      unit: Unit,
      owner: RecordOwner,
      insert: (stamp: CreationStamp) => Promise<Row[]>,
    ): Promise<Outcome<Shown>> {
      const inserted = await insert({ created_at: unit.now, updated_at: unit.now }).catch(failureOf);
      if (!Array.isArray(inserted)) return inserted;
      const [row] = inserted;
      if (!row) throw new Error(`an inserted row of ${name} was not returned`);
      await unit.record({ action: 'CREATE', ...entry(row, owner), to: audited(row), ...notice.created(row) });
      return answer(unit, row);
    },

    async update(unit: Unit, id: string, { sent, check, write, follow }: Change<Row, Locked>): Promise<Outcome<Shown>> {
      const taken = await take(unit, id);
      if (!taken.ok) return taken;
      const { row: before, ...known } = taken.value;
      // A save of what stands is no change: nobody is told of one, and no open form becomes old by it. Nor is it a conflict, whatever
      // version it knew: it is what the same save sends again when its answer was lost.
      if (changesNothing({ stored: audited(before), sent })) return answer(unit, before);
      if (sent.version !== undefined && sent.version !== before.version) {
        const current = await shown(unit, before);
        return versionConflict(unit.db, { table: name, row: before, stored: audited(before), sent, current });
      }
      const failure = await check?.(taken.value);
      if (failure) return failure;
      const stamp = { updated_at: unit.now, version: sql`version + 1` };
      try {
        const [after] = await write(stamp, taken.value);
        if (!after) throw new Error(`a locked row of ${name} vanished`);
        await follow?.(before, after);
        const change = { ...entry(after, known), from: audited(before), to: audited(after) };
        await unit.record({ action: 'UPDATE', ...change, ...notice.updated(after) });
        return await answer(unit, after);
      } catch (error) {
        return failureOf(error);
      }
    },

    /** Removes the record for good. */
    async remove(unit: Unit, id: string, { check, follow }: Removal<Row> = {}): Promise<Outcome<null>> {
      const taken = await take(unit, id);
      if (!taken.ok) return taken;
      const { row } = taken.value;
      const failure = await check?.(row);
      if (failure) return failure;
      await unit.db.delete(table).where(eq(table.id, id));
      await follow?.(row);
      await removed(unit, taken.value, false);
      return succeed(null);
    },

    /**
     * Removes the record: archived, by `archive`, when it holds what must not be lost, which is never deleted; else for good, and then
     * `follow` takes what was its alone.
     */
    async archiveOrRemove(
      unit: Unit,
      id: string,
      holdsRecords: (unit: Unit, id: string, locked: Locked) => Promise<boolean>,
      archive: (unit: Unit, id: string) => Promise<unknown>,
      follow?: (row: Row) => Promise<void>,
    ): Promise<Outcome<{ archived: boolean }>> {
      const taken = await take(unit, id);
      if (!taken.ok) return taken;
      const archived = await holdsRecords(unit, id, taken.value);
      if (archived) await archive(unit, id);
      else {
        await unit.db.delete(table).where(eq(table.id, id));
        await follow?.(taken.value.row);
      }
      await removed(unit, taken.value, archived, { archived });
      return succeed({ archived });
    },
  };
}
