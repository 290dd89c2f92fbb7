import type { ClassStudent, PageRequest } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attachmentOf } from '../../files/attachment.ts';
import { offsetOf, type Page } from '../../server/page.ts';
import type { Queries } from '../../server/queries.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { given, prepareScoped } from '../../server/statements.ts';
import { photoName } from '../users/users.service.ts';
import { visibleClasses } from './classes.scope.ts';

/** A pupil's line; one without a pupil says that the class is there, and how many it has. */
interface Line extends Record<string, unknown> {
  readonly id: string | null;
  readonly matricula: string | null;
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly is_active: boolean;
  readonly photo_file_id: string | null;
  readonly photo_size: number;
  readonly photo_type: string;
  readonly total: number;
}

interface Wanted {
  readonly classId: string;
  /** Null is now. */
  readonly day: string | null;
  readonly limit: number | string;
  readonly offset: number | string;
}

const statementOf = ({ classId, day, limit, offset }: Wanted, reach: SQL): SQL => sql`
  with enrolled as (
    select p.id, p.matricula, u.id as user_id, u.name, u.email, u.is_active, p.photo_file_id
    from enrolments e
    join profiles p on p.id = e.profile_id
    join users u on u.id = p.user_id
    where e.class_id = ${classId} and u.archived_at is null
      and case when ${day}::date is null then e.ends_on is null
        else e.starts_on <= ${day}::date and (e.ends_on is null or e.ends_on >= ${day}::date) end
  )
  select shown.*, (select count(*) from enrolled) as total
  from school_classes
  join institutions on institutions.id = school_classes.institution_id
  left join lateral (
    select e.*, f.size as photo_size, f.media_type as photo_type
    from (select * from enrolled order by name, id limit ${limit} offset ${offset}) e
    left join files f on f.id = e.photo_file_id
  ) shown on true
  where school_classes.id = ${classId} and ${reach}
  order by shown.name, shown.id`;

type Enrolled = Pick<ClassStudent, 'id' | 'matricula' | 'user'>;

function pageOf<Shown>(
  lines: readonly Line[],
  page: PageRequest,
  show: (pupil: Enrolled, line: Line) => Shown,
): Page<Shown> | null {
  const [first] = lines;
  if (!first) return null;
  const rows = lines.flatMap((line) => {
    const { id, matricula, user_id, name, email, is_active } = line;
    return id === null ? [] : [show({ id, matricula, user: { id: user_id, name, email, is_active } }, line)];
  });
  return { ...page, rows, total: first.total };
}

/** A pupil with where their picture is read; most have none. */
const withPhoto =
  (viewer: SignedIn) =>
  (pupil: Enrolled, { photo_file_id: id, photo_size: size, photo_type: media_type }: Line): ClassStudent => ({
    ...pupil,
    photo:
      id === null ? null : attachmentOf(viewer, { id, size, media_type }, photoName, `/users/${pupil.user.id}/photo`),
    profile_photo: null,
  });

/**
 * Reads the pupils enrolled in a class now, or on a day, by name. Null where the viewer does not see the class. One statement: screens
 * ask for it all the time.
 */
export function createStudentList(db: NodePgDatabase) {
  const asked = { classId: given('classId'), day: given('day'), limit: given('limit'), offset: given('offset') };
  const read = prepareScoped<Line>(db, 'class-students', (viewer) => statementOf(asked, visibleClasses(viewer)));
  return async (viewer: SignedIn, classId: string, day: string | undefined, page: PageRequest) =>
    pageOf(
      await read(viewer, { classId, day: day ?? null, limit: page.limit, offset: offsetOf(page) }),
      page,
      withPhoto(viewer),
    );
}

/** Pupils enrolled in a class now, by name. Who may see the class is the caller's to have checked. */
export async function listStudents(db: Queries, classId: string, page: PageRequest): Promise<Page<Enrolled>> {
  const wanted = { classId, day: null, limit: page.limit, offset: offsetOf(page) };
  const { rows } = await db.execute<Line>(statementOf(wanted, sql`true`));
  return pageOf(rows, page, (pupil) => pupil) ?? { ...page, rows: [], total: 0 };
}
