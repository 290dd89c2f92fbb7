import { type ArchiveKind, fail, type Outcome, succeed } from '@caderneta/contract';
import type { AuditedTable } from '@caderneta/contract/calls';
import { type SQL, sql } from 'drizzle-orm';
import { brokenConstraint } from '../../server/query/database-errors.ts';
import { orgUnitOfInstitution, orgUnitOfUser } from '../../server/writes/org-unit.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { archiveMessages } from './archive.messages.ts';

/** Where a kind is kept, the row that contains it, and its school. */
const restorers: Readonly<
  Record<
    ArchiveKind,
    {
      readonly table: AuditedTable;
      readonly name: string;
      readonly parent: string | null;
      readonly school?: string;
      readonly isGone?: string;
    }
  >
> = {
  municipality: { table: 'municipalities', name: 'x.name', parent: null },
  institution: {
    table: 'institutions',
    name: 'x.name',
    parent: 'select archived_at from municipalities where id = x.municipality_id',
    school: 'x.id',
  },
  class: {
    table: 'school_classes',
    name: `x.grade || ' ' || x.section`,
    parent: 'select archived_at from institutions where id = x.institution_id',
    school: 'x.institution_id',
  },
  discipline: {
    table: 'disciplines',
    name: 'x.name',
    parent: 'select archived_at from institutions where id = x.institution_id',
    school: 'x.institution_id',
  },
  assessment: {
    table: 'assessments',
    name: 'x.title',
    parent: 'select archived_at from school_classes where id = x.class_id',
    school: '(select institution_id from school_classes where id = x.class_id)',
  },
  // Whose data was erased comes back never again.
  user: { table: 'users', name: 'x.name', parent: null, isGone: 'x.erased_at is not null' },
};

interface Held extends Record<string, unknown> {
  name: string;
  archived_at: string;
  parent_archived: string | null;
  school: string | null;
}

async function hold({ db }: Unit, kind: ArchiveKind, id: string): Promise<Held | null> {
  const { table, name, parent, school = 'null', isGone = 'false' } = restorers[kind];
  const { rows } = await db.execute<Held>(sql`
    select ${sql.raw(name)} as name, x.archived_at::text as archived_at,
      ${parent ? sql.raw(`(${parent})`) : sql`null`} as parent_archived,
      (${sql.raw(school)})::text as school
    from ${sql.identifier(table)} x where x.id = ${id} and x.archived_at is not null and not (${sql.raw(isGone)}) for update of x`);
  return rows[0] ?? null;
}

function orgUnitOf({ db }: Unit, kind: ArchiveKind, id: string, { school }: Held) {
  if (kind === 'user') return orgUnitOfUser(db, id);
  return school === null ? { municipalityId: id } : orgUnitOfInstitution(db, school);
}

async function bringBack({ db, now }: Unit, table: string, which: SQL): Promise<number> {
  const { rows } = await db.execute(sql`
    update ${sql.identifier(table)} set archived_at = null, updated_at = ${now.toISOString()}::timestamptz, version = version + 1
    where ${which} returning id`);
  return rows.length;
}

const at = (moment: string): SQL => sql`archived_at = ${moment}::timestamptz`;

/** Brings back what was archived with the record at that very moment: schools, classes; of a pupil, the time in the class. */
async function bringBackWith(unit: Unit, kind: ArchiveKind, id: string, moment: string): Promise<number> {
  if (kind === 'municipality') {
    const schools = sql`municipality_id = ${id} and ${at(moment)}`;
    const theirs = sql`institution_id in (select id from institutions where municipality_id = ${id}) and ${at(moment)}`;
    const classes = await bringBack(unit, 'school_classes', theirs);
    return classes + (await bringBack(unit, 'institutions', schools));
  }
  if (kind === 'institution') return bringBack(unit, 'school_classes', sql`institution_id = ${id} and ${at(moment)}`);
  if (kind !== 'user') return 0;
  const { rows } = await unit.db.execute(sql`
    update enrolments e set ends_on = null, status = 'ACTIVE', updated_at = ${unit.now.toISOString()}::timestamptz
    from profiles p
    where p.id = e.profile_id and p.user_id = ${id} and e.status = 'LEFT' and e.updated_at = ${moment}::timestamptz
      and not exists (select from enrolments o
        where o.profile_id = e.profile_id and o.school_year = e.school_year and o.ends_on is null)
    returning e.id`);
  return rows.length;
}

/** Brings an archived record back, with what was archived at the same moment. */
export async function restore(unit: Unit, kind: ArchiveKind, id: string): Promise<Outcome<{ restored: number }>> {
  const held = await hold(unit, kind, id);
  if (!held) return fail('not-found');
  if (held.parent_archived !== null) return fail('in-use', { message: archiveMessages.parentArchived });
  try {
    await bringBack(unit, restorers[kind].table, sql`id = ${id}`);
    const more = await bringBackWith(unit, kind, id, held.archived_at);
    await unit.record({
      action: 'UPDATE',
      table: restorers[kind].table,
      recordId: id,
      ...(await orgUnitOf(unit, kind, id, held)),
      from: { archived_at: held.archived_at },
      to: { archived_at: null, with: more },
      ...archiveMessages.restored(held.name, more),
    });
    return succeed({ restored: 1 + more });
  } catch (error) {
    if (brokenConstraint(error) === null) throw error;
    return fail('already-exists', { message: archiveMessages.taken });
  }
}
