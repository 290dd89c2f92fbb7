import type { createDatabase } from '../../database/connection.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { colleagueOf, disciplinesOf, ids, institutionOf, sites, testNow, userOfColleague } from './fixture.ts';

type Db = ReturnType<typeof createDatabase>;

const at = { created_at: testNow, updated_at: testNow };

/** Colleagues, disciplines, assignments, timetables, events and questions of the small network. */
export async function insertTeaching(db: Db): Promise<void> {
  const schools = ['unassigned', 'far', 'away'] as const;
  await db.insert(users).values(
    schools.map((site, index) => ({
      id: userOfColleague(colleagueOf[site]),
      name: `Colega ${index}`,
      email: `colega${index}@escola.br`,
      role: 'TEACHER' as const,
      ...at,
    })),
  );
  await db.insert(profiles).values(
    schools.map((site) => ({
      id: colleagueOf[site],
      user_id: userOfColleague(colleagueOf[site]),
      institution_id: institutionOf[site],
      ...at,
    })),
  );
  await db.insert(disciplines).values(
    schools.flatMap((site) =>
      ['Português', 'Matemática'].map((name, index) => ({
        id: disciplinesOf[site][index] as string,
        institution_id: institutionOf[site],
        name,
        ...at,
      })),
    ),
  );
  await db.insert(disciplines).values({
    id: ids.archivedDiscipline,
    institution_id: ids.institution.near,
    name: 'Ensino Religioso',
    archived_at: testNow,
    ...at,
  });
  await db.insert(classTeachers).values(
    sites.map((site) => ({
      id: ids.assignment[site],
      class_id: ids.class[site],
      teacher_profile_id: site === 'assigned' ? ids.profile('TEACHER') : colleagueOf[site],
      discipline_id: disciplinesOf[site][0],
      created_at: testNow,
    })),
  );
  const eight = { start_time: '08:00:00', end_time: '09:00:00' };
  await db.insert(teacherSchedules).values(
    sites.map((site) => ({
      id: ids.schedule[site],
      teacher_profile_id: site === 'assigned' ? ids.profile('TEACHER') : colleagueOf[site],
      weekday: 'MONDAY' as const,
      class_id: ids.class[site],
      ...eight,
      ...at,
    })),
  );
  await db.insert(classEvents).values(
    sites.map((site) => ({
      id: ids.event[site],
      class_id: ids.class[site],
      title: 'Reunião',
      date: '2026-05-21',
      ...at,
    })),
  );
  await db.insert(postingReopenings).values(
    sites.map((site) => ({
      id: ids.reopening[site],
      institution_id: institutionOf[site],
      class_id: ids.class[site],
      school_year: 2026,
      scope: 'BIMESTER' as const,
      period_index: 4,
      until: '2026-05-22',
      created_at: testNow,
    })),
  );
}
