import type { PageRequest, YearResult } from '@caderneta/contract';
import type { Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import { listStudents } from '../classes/classes.service.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import type { SeenClass } from './seen-class.ts';
import { disciplinesOfClass, gradesOf, presenceOf } from './year-records.repository.ts';
import { isYearOver, yearResultOf } from './year-result.ts';

/** The year so far of each pupil of a class, by name. */
export async function listYearResults(
  db: Queries,
  schoolClass: SeenClass,
  now: Date,
  page: PageRequest,
): Promise<Page<YearResult>> {
  const students = await listStudents(db, schoolClass.id, page);
  const pupils = students.rows.map(({ id }) => id);
  const year = schoolClass.year ?? schoolYearOf(now);
  const records = { municipalityId: schoolClass.municipalityId, year };
  const rules = await municipalitySettingsOf(db, schoolClass.municipalityId);
  const disciplines = await disciplinesOfClass(db, schoolClass.id);
  const presence = await presenceOf(db, records, pupils);
  const grades = await gradesOf(db, records, pupils);
  const judged = { rules, isOver: isYearOver(rules, year, schoolDay(now)) };
  return {
    ...students,
    rows: students.rows.map(({ id, matricula, user }) => ({
      student_profile_id: id,
      student: { name: user.name, matricula },
      ...yearResultOf(disciplines, grades.get(id) ?? [], presence.get(id), judged),
    })),
  };
}
