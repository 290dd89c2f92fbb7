import type { BroughtGrade } from '@caderneta/contract';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { schoolYearOf } from '../../server/query/school-time.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { mayPost } from '../classes/classes.service.ts';
import { classesLatestFirst, countingGrades, findSeenClass, isSameName } from '../school-year/school-year.service.ts';
import { gradeColumns, toGrade } from './grades.repository.ts';

/**
 * Of who is in a class now, the grades of its year in a discipline that count and were posted in another class. Null where the viewer does not see
 * the class or, of a teacher, may not post the discipline there: of other classes nobody is shown more than they need.
 */
export async function listBrought(
  db: Queries,
  viewer: SignedIn,
  asked: { readonly class_id: string; readonly discipline_id: string },
  now: Date,
): Promise<BroughtGrade[] | null> {
  const seen = await findSeenClass(db, viewer, asked.class_id);
  if (!seen || !(await mayPost(db, viewer, seen, asked.discipline_id))) return null;
  const ofSchool = and(eq(disciplines.id, asked.discipline_id), eq(disciplines.institution_id, seen.institutionId));
  const [discipline] = await db.select({ name: disciplines.name }).from(disciplines).where(ofSchool);
  if (!discipline) return null;

  const ofYear = and(
    eq(grades.municipality_id, seen.municipalityId),
    eq(grades.school_year, seen.year ?? schoolYearOf(now)),
  );
  const enrolled = db
    .select({ id: enrolments.profile_id })
    .from(enrolments)
    .where(and(eq(enrolments.class_id, seen.id), isNull(enrolments.ends_on)));
  const moved = await db
    .selectDistinct({ id: grades.student_profile_id })
    .from(grades)
    .where(and(ofYear, ne(grades.class_id, seen.id), inArray(grades.student_profile_id, enrolled)));
  if (moved.length === 0) return [];
  const pupils = moved.map(({ id }) => id);
  const lines = await db
    .select({
      ...gradeColumns,
      class_name: sql<string>`${schoolClasses.grade} || ' ' || ${schoolClasses.section}`,
      institution: { id: institutions.id, name: institutions.name },
    })
    .from(grades)
    .innerJoin(schoolClasses, eq(schoolClasses.id, grades.class_id))
    .innerJoin(institutions, eq(institutions.id, schoolClasses.institution_id))
    .where(and(ofYear, inArray(grades.student_profile_id, pupils)));
  const classes = await classesLatestFirst(db, pupils);
  const all = lines
    .filter((line) => isSameName(line.discipline.name, discipline.name))
    .map((line) => ({
      ...toGrade(line),
      discipline: { id: line.row.discipline_id, ...line.discipline },
      class_name: line.class_name,
      institution: line.institution.id === seen.institutionId ? null : line.institution.name,
    }));
  return pupils
    .flatMap((pupil) =>
      countingGrades(
        all.filter(({ student_profile_id }) => student_profile_id === pupil),
        classes.get(pupil) ?? [],
      ),
    )
    .filter(({ class_id }) => class_id !== seen.id)
    .map(({ discipline: { name }, ...grade }) => ({ ...grade, discipline: { name } }));
}
