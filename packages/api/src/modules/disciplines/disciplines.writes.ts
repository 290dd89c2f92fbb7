import {
  type Discipline,
  type disciplineInputSchema,
  type disciplinePatchSchema,
  fail,
  type Outcome,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { attendance } from '../../schema/attendance.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { visibleDisciplines, visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { archiveStamp, recordWrites, takenBy } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { disciplineMessages as messages } from './disciplines.messages.ts';
import { findDiscipline } from './disciplines.repository.ts';

type Row = typeof disciplines.$inferSelect;
type Input = z.output<typeof disciplineInputSchema>;
type Patch = z.output<typeof disciplinePatchSchema>;

const writes = recordWrites<Row, Discipline>({
  table: disciplines,
  lock: async ({ db, viewer }, id) => {
    const [locked] = await db
      .select({ row: disciplines, municipalityId: institutions.municipality_id })
      .from(disciplines)
      .innerJoin(institutions, eq(institutions.id, disciplines.institution_id))
      .where(and(eq(disciplines.id, id), visibleDisciplines(viewer)))
      .for('update', { of: disciplines });
    return locked ?? null;
  },
  audited: ['name', 'institution_id'],
  owner: ({ institution_id }) => ({ institutionId: institution_id }),
  shown: ({ db, viewer }, { id }) => findDiscipline(db, viewer, id),
  notice: {
    created: ({ name }) => messages.created(name),
    updated: ({ name }) => messages.updated(name),
    removed: ({ name }, archived) => messages.removed(name, archived),
  },
  failures: { disciplines_unique: takenBy('name', messages.sameName) },
});

async function institutionInScope({ db, viewer }: Unit, id: string) {
  const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
  const [row] = await db.select().from(institutions).where(wanted).for('share');
  return row ?? null;
}

async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${classTeachers} where discipline_id = ${id})
    or exists (select from ${grades} where discipline_id = ${id})
    or exists (select from ${attendance} where discipline_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

export async function createDiscipline(unit: Unit, { name, institution_id }: Input): Promise<Outcome<Discipline>> {
  const institution = await institutionInScope(unit, institution_id);
  if (!institution) return fail('not-found');
  const created_by = unit.viewer.userId;
  return writes.create(unit, { municipalityId: institution.municipality_id }, (stamp) =>
    unit.db
      .insert(disciplines)
      .values({ name, institution_id, created_by, ...stamp })
      .returning(),
  );
}

/** Changes a discipline. One that holds records stays in its institution. */
export function updateDiscipline(unit: Unit, id: string, sent: Patch): Promise<Outcome<Discipline>> {
  const { name, institution_id } = sent;
  return writes.update(unit, id, {
    sent,
    check: async ({ row }) => {
      if (!institution_id || institution_id === row.institution_id) return null;
      if (!(await institutionInScope(unit, institution_id))) return fail('not-found');
      return (await holdsRecords(unit, id)) ? fail('invalid-request', { errors: [messages.recordsStay] }) : null;
    },
    write: (stamp) =>
      unit.db
        .update(disciplines)
        .set({ name, institution_id, ...stamp })
        .where(eq(disciplines.id, id))
        .returning(),
  });
}

/** Removes a discipline: archived when it holds records, else deleted. */
export const removeDiscipline = (unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(unit, id, holdsRecords, ({ db, now }) =>
    db.update(disciplines).set(archiveStamp(now)).where(eq(disciplines.id, id)),
  );
