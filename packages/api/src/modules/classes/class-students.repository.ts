import type { ClassStudent, PageRequest } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { attachmentOf, photoName } from '../../server/files/attachment.ts';
import { offsetOf, type Page } from '../../server/query/page.ts';
import type { Queries } from '../../server/query/queries.ts';
import { createRecentValues } from '../../server/query/recent-values.ts';
import { visibleClasses } from '../../server/scope/classes.scope.ts';
import { type SessionProof, sessionStands } from '../../server/session/session-row.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { given, prepareScoped } from '../../server/session/statements.ts';

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
  readonly state: string;
}

interface Wanted {
  readonly classId: string;
  /** Null is now; a placeholder is a day. */
  readonly day: string | null;
}

interface WantedPage extends Wanted {
  readonly limit: number | string;
  readonly offset: number | string;
}

const rosterOf = ({ classId, day }: Wanted, reach: SQL): SQL => sql`
  from school_classes
  join institutions on institutions.id = school_classes.institution_id
  left join (
    enrolments e
    join profiles p on p.id = e.profile_id
    join users u on u.id = p.user_id and u.archived_at is null
    left join files f on f.id = p.photo_file_id
  ) on e.class_id = school_classes.id and ${
    day === null
      ? sql`e.ends_on is null`
      : sql`e.starts_on <= ${day}::date and (e.ends_on is null or e.ends_on >= ${day}::date)`
  }
  where school_classes.id = ${classId} and ${reach}`;

/**
 * What a roster's rows are made of, in 64 bits: PostgreSQL gives every change of a row the number of its transaction as `xmin`, so that this
 * stays the same only where each row is the one that was read. Rows of files never change.
 */
const stateOfRows = sql`bit_xor(hash_record_extended(row(e.id, e.xmin, p.xmin, u.xmin), 0))`;

const stateStatementOf = (wanted: Wanted, reach: SQL): SQL =>
  sql`select ${stateOfRows}::text as state ${rosterOf(wanted, reach)}`;

const statementOf = (wanted: WantedPage, reach: SQL): SQL => sql`
  select p.id, p.matricula, u.id as user_id, u.name, u.email, u.is_active,
    p.photo_file_id, f.size as photo_size, f.media_type as photo_type,
    (count(p.id) over ())::int as total, (${stateOfRows} over ())::text as state
  ${rosterOf(wanted, reach)}
  order by u.name, p.id
  limit ${wanted.limit} offset ${wanted.offset}`;

type Enrolled = Pick<ClassStudent, 'id' | 'matricula' | 'user'>;
type Shown = Line & { readonly id: string };

function pageOf<Row>(lines: readonly Line[], page: PageRequest, show: (line: Shown) => Row): Page<Row> | null {
  const [first] = lines;
  if (!first) return null;
  const rows = lines.filter((line): line is Shown => line.id !== null).map(show);
  return { ...page, rows, total: first.total };
}

const userOf = ({ user_id, name, email, is_active }: Line) => ({ id: user_id, name, email, is_active });

/** Where the viewer reads a pupil's picture; most have none. */
const photoOf = (viewer: SignedIn, line: Line) =>
  line.photo_file_id === null
    ? null
    : attachmentOf(
        viewer,
        { id: line.photo_file_id, size: line.photo_size, media_type: line.photo_type },
        photoName,
        `/users/${line.user_id}/photo`,
      );

const withPhoto =
  (viewer: SignedIn) =>
  (line: Shown): ClassStudent => ({
    id: line.id,
    matricula: line.matricula,
    user: userOf(line),
    photo: photoOf(viewer, line),
    profile_photo: null,
  });

interface Asked {
  readonly classId: string;
  readonly day: string | undefined;
  readonly page: PageRequest;
}

/** Pages that a process keeps in mind at most, some 15 kB each. */
const mostRemembered = 500;

/**
 * Reads the pupils enrolled in a class now, or on a day, by name. Null where the viewer does not see the class or, under a proof, where
 * their session does not stand as it says. One statement: screens ask for it all the time. Asked again, it asks the database only whether
 * session, scope and every row stand as they did: then the lines that this process read before are the answer.
 */
export function createStudentList(db: NodePgDatabase) {
  const wanted = { classId: given('classId'), day: null };
  const asked = { ...wanted, limit: given('limit'), offset: given('offset') };
  const onDay = { ...asked, day: given('day') };
  const prove = (viewer: SignedIn) => sql`${visibleClasses(viewer)} and ${sessionStands}`;
  const statements = {
    now: prepareScoped<Line>(db, 'class-students', (viewer) => statementOf(asked, visibleClasses(viewer))),
    nowProven: prepareScoped<Line>(db, 'class-students-proven', (viewer) => statementOf(asked, prove(viewer))),
    day: prepareScoped<Line>(db, 'class-students-day', (viewer) => statementOf(onDay, visibleClasses(viewer))),
    dayProven: prepareScoped<Line>(db, 'class-students-day-proven', (viewer) => statementOf(onDay, prove(viewer))),
  };
  const readState = prepareScoped<Pick<Line, 'state'>>(db, 'class-students-state', (viewer) =>
    stateStatementOf(wanted, prove(viewer)),
  );
  const remembered = createRecentValues<readonly Line[]>(mostRemembered);
  const isStill = async (lines: readonly Line[], viewer: SignedIn, classId: string, proof: SessionProof) => {
    const [now] = await readState(viewer, { classId, ...proof });
    return now !== undefined && now.state === lines[0]?.state;
  };
  return async (viewer: SignedIn, { classId, day, page }: Asked, proof: SessionProof | null) => {
    const key = `${classId} ${page.page} ${page.limit}`;
    const known = proof && day === undefined ? remembered.get(key) : undefined;
    if (proof && known && (await isStill(known, viewer, classId, proof))) return pageOf(known, page, withPhoto(viewer));
    const read = statements[`${day === undefined ? 'now' : 'day'}${proof ? 'Proven' : ''}`];
    const ask = (limit: number, offset: number) => read(viewer, { classId, day, limit, offset, ...proof });
    const lines = await ask(page.limit, offsetOf(page));
    if (lines.length > 0 && day === undefined) remembered.set(key, lines);
    if (lines.length > 0 || page.page === 1) return pageOf(lines, page, withPhoto(viewer));
    // Beyond the last page: the class is there all the same.
    const [first] = await ask(1, 0);
    return first ? { ...page, rows: [], total: first.total } : null;
  };
}

/** Pupils enrolled in a class now, by name. Who may see the class is the caller's to have checked. */
export async function listStudents(db: Queries, classId: string, page: PageRequest): Promise<Page<Enrolled>> {
  const ask = async (limit: number, offset: number) =>
    (await db.execute<Line>(statementOf({ classId, day: null, limit, offset }, sql`true`))).rows;
  const lines = await ask(page.limit, offsetOf(page));
  const [first] = lines.length > 0 ? lines : await ask(1, 0);
  const show = (line: Shown): Enrolled => ({ id: line.id, matricula: line.matricula, user: userOf(line) });
  return pageOf(lines, page, show) ?? { ...page, rows: [], total: first?.total ?? 0 };
}
