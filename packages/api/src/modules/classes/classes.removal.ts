import { fail, type Outcome, succeed } from '@caderneta/contract';
import { eq, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { classMessages } from './classes.messages.ts';
import { lockClass } from './classes.writes.ts';

/** Whether a class holds anything that must not be lost: pupils, marks, lessons given, assessments, materials. */
async function holdsRecords({ db }: Unit, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ held: boolean }>(sql`select
    exists (select from ${enrolments} where class_id = ${id}) or exists (select from ${assessments} where class_id = ${id})
    or exists (select from ${grades} where class_id = ${id}) or exists (select from ${attendance} where class_id = ${id})
    or exists (select from ${materials} where class_id = ${id}) as held`);
  return rows[0]?.held ?? true;
}

/** Removes a class: archived when it holds records, deleted when it is empty. */
export async function removeClass(unit: Unit, id: string): Promise<Outcome<{ archived: boolean }>> {
  const locked = await lockClass(unit, id);
  if (!locked) return fail('not-found');
  const archived = await holdsRecords(unit, id);
  if (archived) {
    const changes = { archived_at: unit.now, updated_at: unit.now, version: sql`${schoolClasses.version} + 1` };
    await unit.db.update(schoolClasses).set(changes).where(eq(schoolClasses.id, id));
  } else {
    await unit.db.delete(schoolClasses).where(eq(schoolClasses.id, id));
  }
  const { grade, section, institution_id, academic_year } = locked.row;
  await unit.record({
    action: 'DELETE',
    table: 'school_classes',
    recordId: id,
    municipalityId: locked.municipalityId,
    institutionId: institution_id,
    from: { institution_id, grade, section, academic_year },
    to: { archived },
    ...classMessages.removed(`${grade} ${section}`, archived),
  });
  return succeed({ archived });
}
