import {
  fail,
  type Institution,
  type institutionInputSchema,
  type institutionPatchSchema,
  type Outcome,
} from '@caderneta/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { institutions } from '../../schema/institutions.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import { holdMunicipality } from '../../server/writes/hold-municipality.ts';
import { recordWrites, takenBy } from '../../server/writes/record-writes.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { archiveInstitutions } from './archive-institutions.ts';
import { institutionMessages as messages } from './institutions.messages.ts';
import { findInstitution } from './institutions.repository.ts';

type Row = typeof institutions.$inferSelect;
type Input = z.output<typeof institutionInputSchema>;
type Patch = z.output<typeof institutionPatchSchema>;

const writes = recordWrites<Row, Institution>({
  table: institutions,
  lock: async ({ db, viewer }, id) => {
    const wanted = and(eq(institutions.id, id), visibleInstitutions(viewer));
    const [row] = await db.select().from(institutions).where(wanted).for('update');
    return row ? { row } : null;
  },
  audited: ['name', 'municipality_id', 'director', 'inep_code'],
  owner: ({ id, municipality_id }) => ({ municipalityId: municipality_id, institutionId: id }),
  shown: ({ db, viewer }, { id }) => findInstitution(db, viewer, id),
  notice: {
    created: ({ name }) => messages.created(name),
    updated: ({ name }) => messages.updated(name),
    removed: ({ name }, archived) => messages.removed(name, archived),
  },
  failures: { institutions_inep_code_unique: takenBy('inep_code', messages.sameCode) },
});

/** Whether classes or people belong to it: what they hold is kept by municipality. */
async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${schoolClasses} where institution_id = ${id})
    or exists (select from ${profiles} where institution_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

/** Whether it has disciplines, or holds records. */
async function holdsAnything(unit: Unit, id: string): Promise<boolean> {
  const { rows } = await unit.db.execute(sql`select from disciplines where institution_id = ${id} limit 1`);
  return rows.length > 0 || holdsRecords(unit, id);
}

/** Creates an institution in a municipality within the viewer's scope. */
export async function createInstitution(unit: Unit, input: Input): Promise<Outcome<Institution>> {
  const { name, municipality_id, director, inep_code } = input;
  if (!(await holdMunicipality(unit, municipality_id))) return fail('not-found');
  return writes.create(unit, {}, (stamp) =>
    unit.db
      .insert(institutions)
      .values({ name, municipality_id, director, inep_code, ...stamp })
      .returning(),
  );
}

/** Changes an institution. Only an empty one may move to another municipality. */
export function updateInstitution(unit: Unit, id: string, sent: Patch): Promise<Outcome<Institution>> {
  const { name, municipality_id, director, inep_code } = sent;
  return writes.update(unit, id, {
    sent,
    check: async ({ row }) => {
      if (!municipality_id || municipality_id === row.municipality_id) return null;
      if (!(await holdMunicipality(unit, municipality_id))) return fail('not-found');
      return (await holdsRecords(unit, id)) ? fail('invalid-request', { errors: [messages.recordsStay] }) : null;
    },
    write: (stamp) =>
      unit.db
        .update(institutions)
        .set({ name, municipality_id, director, inep_code, ...stamp })
        .where(eq(institutions.id, id))
        .returning(),
  });
}

/** Removes an institution: archived with its classes when it has classes, people or disciplines; else deleted. */
export const removeInstitution = (unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> =>
  writes.archiveOrRemove(unit, id, holdsAnything, () => archiveInstitutions(unit, eq(institutions.id, id)));
