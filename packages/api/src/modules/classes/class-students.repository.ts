import type { ClassStudent, PageRequest } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { offsetOf, type Page } from '../../server/page.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { given, prepareScoped } from '../../server/statements.ts';
import { visibleClasses } from './classes.scope.ts';

/** A pupil's line; one without a pupil says that the class is there, and how many it has. */
interface Line {
  readonly id: string | null;
  readonly matricula: string | null;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly total: number;
}

const statementFor = (viewer: SignedIn) => sql`
  with enrolled as (
    select p.id, p.matricula, u.id as user_id, u.name, u.email, u.is_active
    from enrolments e
    join profiles p on p.id = e.profile_id
    join users u on u.id = p.user_id
    where e.class_id = ${given('classId')} and u.archived_at is null
      and case when ${given('day')}::date is null then e.ends_on is null
        else e.starts_on <= ${given('day')}::date and (e.ends_on is null or e.ends_on >= ${given('day')}::date) end
  )
  select shown.*, (select count(*) from enrolled) as total
  from school_classes
  join institutions on institutions.id = school_classes.institution_id
  left join lateral (
    select * from enrolled order by name, id limit ${given('limit')} offset ${given('offset')}
  ) shown on true
  where school_classes.id = ${given('classId')} and ${visibleClasses(viewer)}
  order by shown.name, shown.id`;

/** Reads the pupils enrolled in a class now, or on a day, by name. Null where the viewer does not see the class. One statement: screens ask for it all the time. */
export function createStudentList(db: NodePgDatabase) {
  const read = prepareScoped<Line>(db, 'class-students', statementFor);
  return async (
    viewer: SignedIn,
    classId: string,
    day: string | undefined,
    page: PageRequest,
  ): Promise<Page<ClassStudent> | null> => {
    const lines = await read(viewer, { classId, day: day ?? null, limit: page.limit, offset: offsetOf(page) });
    const [first] = lines;
    if (!first) return null;
    const rows = lines.flatMap(({ id, matricula, user_id, name, email, is_active }) =>
      id === null ? [] : [{ id, matricula, user: { id: user_id, name, email, is_active }, profile_photo: null }],
    );
    return { ...page, rows, total: first.total };
  };
}
