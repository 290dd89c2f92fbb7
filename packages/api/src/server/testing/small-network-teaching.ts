import type { createDatabase } from '../../database/connection.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { users } from '../../schema/users.table.ts';
import { colleagueOf, disciplinesOf, ids, institutionOf, places, testNow, userOfColleague } from './fixture.ts';

type Db = ReturnType<typeof createDatabase>;

const at = { created_at: testNow, updated_at: testNow };

/** Colleagues, disciplines, assignments, timetables, events and questions of the small network. */
export async function insertTeaching(db: Db): Promise<void> {
  const schools = ['unassigned', 'far', 'away'] as const;
  await db.insert(users).values(
    schools.map((place, index) => ({
      id: userOfColleague(colleagueOf[place]),
      name: `Colega ${index}`,
      email: `colega${index}@escola.br`,
      role: 'TEACHER' as const,
      ...at,
    })),
  );
  await db.insert(profiles).values(
    schools.map((place) => ({
      id: colleagueOf[place],
      user_id: userOfColleague(colleagueOf[place]),
      institution_id: institutionOf[place],
      ...at,
    })),
  );
  await db.insert(disciplines).values(
    schools.flatMap((place) =>
      ['Português', 'Matemática'].map((name, index) => ({
        id: disciplinesOf[place][index] as string,
        institution_id: institutionOf[place],
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
    places.map((place) => ({
      id: ids.assignment[place],
      class_id: ids.class[place],
      teacher_profile_id: place === 'assigned' ? ids.profile('TEACHER') : colleagueOf[place],
      discipline_id: disciplinesOf[place][0],
      created_at: testNow,
    })),
  );
  const eight = { start_time: '08:00:00', end_time: '09:00:00' };
  await db.insert(teacherSchedules).values(
    places.map((place) => ({
      id: ids.schedule[place],
      teacher_profile_id: place === 'assigned' ? ids.profile('TEACHER') : colleagueOf[place],
      weekday: 'MONDAY' as const,
      class_id: ids.class[place],
      ...eight,
      ...at,
    })),
  );
  await db.insert(classEvents).values(
    places.map((place) => ({
      id: ids.event[place],
      class_id: ids.class[place],
      title: 'Reunião',
      date: '2026-05-21',
      ...at,
    })),
  );
  await db.insert(postingReopenings).values(
    places.map((place) => ({
      id: ids.reopening[place],
      institution_id: institutionOf[place],
      class_id: ids.class[place],
      school_year: 2026,
      scope: 'BIMESTER' as const,
      period_index: 4,
      until: '2026-05-22',
      created_at: testNow,
    })),
  );
}
