import type { PageRequest, YearResult } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Page } from '../../server/query/page.ts';
import { schoolDay, schoolYearOf } from '../../server/query/school-time.ts';
import type { SessionProof } from '../../server/session/session-row.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { given, prepareStatement } from '../../server/session/statements.ts';
import { createStudentList } from '../classes/classes.service.ts';
import { municipalitySettingsIn, type StoredSettings, storedOfMunicipality } from '../settings/settings.service.ts';
import { createYearRecords, disciplinesOf, noRecords } from './year-records.repository.ts';
import { isYearOver, yearResultOf } from './year-result.ts';

interface YearClass {
  readonly year: number | null;
  readonly municipality_id: string;
  readonly disciplines: { readonly id: string; readonly name: string }[];
  readonly settings: StoredSettings;
}

const yearClass = sql`
  select c.academic_year as year, i.municipality_id, ${storedOfMunicipality(sql`i.municipality_id`)} as settings,
    (select coalesce(json_agg(given), '[]') from (${disciplinesOf(sql`c.id`)}) given) as disciplines
  from school_classes c join institutions i on i.id = c.institution_id
  where c.id = ${given('classId')}`;

interface Asked {
  readonly classId: string;
  readonly now: Date;
  readonly page: PageRequest;
}

/**
 * Reads the year so far of each pupil of a class, by name. Null where the viewer does not see the class or, under a proof, where their
 * session does not stand as it says.
 */
export function createYearResults(db: NodePgDatabase) {
  const listStudents = createStudentList(db);
  const recordsOf = createYearRecords(db);
  const classOf = prepareStatement<YearClass>(db, 'year-class', yearClass);
  return async (
    viewer: SignedIn,
    { classId, now, page }: Asked,
    proof: SessionProof | null,
  ): Promise<Page<YearResult> | null> => {
    const students = await listStudents(viewer, { classId, day: undefined, page }, proof);
    const [found] = students ? await classOf({ classId }) : [];
    if (!students || !found) return null;
    const { municipality_id: municipalityId, disciplines, settings } = found;
    const year = found.year ?? schoolYearOf(now);
    const pupils = students.rows.map(({ id }) => id);
    const records = await recordsOf({ municipalityId, year }, pupils, disciplines);
    const rules = municipalitySettingsIn(municipalityId, settings);
    const judged = { rules, isOver: isYearOver(rules, year, schoolDay(now)) };
    return {
      ...students,
      rows: students.rows.map(({ id, matricula, user }) => ({
        student_profile_id: id,
        student: { name: user.name, matricula },
        ...yearResultOf(disciplines, records.get(id) ?? noRecords, judged),
      })),
    };
  };
}
