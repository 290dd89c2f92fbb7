import type { PageRequest, YearStandingRow } from '@caderneta/contract';
import type { Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import { listStudents } from '../classes/classes.service.ts';
import { municipalitySettingsOf } from '../settings/settings.service.ts';
import type { SeenClass } from './seen-class.ts';
import { disciplinesOfClass, gradesOf, presenceOf } from './year-records.repository.ts';
import { isYearOver, yearStandingOf } from './year-standing.ts';

/** The year so far of each pupil of a class, by name. */
export async function listStandings(
  db: Queries,
  place: SeenClass,
  now: Date,
  page: PageRequest,
): Promise<Page<YearStandingRow>> {
  const students = await listStudents(db, place.id, page);
  const pupils = students.rows.map(({ id }) => id);
  const year = place.year ?? schoolYearOf(now);
  const records = { municipalityId: place.municipalityId, year };
  const rules = await municipalitySettingsOf(db, place.municipalityId);
  const disciplines = await disciplinesOfClass(db, place.id);
  const presence = await presenceOf(db, records, pupils);
  const grades = await gradesOf(db, records, pupils);
  const judged = { rules, isOver: isYearOver(rules, year, schoolDay(now)) };
  return {
    ...students,
    rows: students.rows.map(({ id, matricula, user }) => ({
      student_profile_id: id,
      student: { name: user.name, matricula },
      ...yearStandingOf(
        disciplines,
        grades.filter(({ pupil }) => pupil === id),
        presence.get(id),
        judged,
      ),
    })),
  };
}
