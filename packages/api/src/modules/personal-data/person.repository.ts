import type { Role } from '@caderneta/contract';
import { retainedTableNames, retainedTables } from '@caderneta/contract';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import { files } from '../../schema/files.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { users } from '../../schema/users.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import { fileColumns, type KeyedTable, type PersonIds, personTables, rowsOf } from './person-tables.ts';

/** Somebody, archived or not, with every profile that they have. */
export interface Person extends PersonIds {
  readonly name: string;
  readonly role: Role;
  readonly isPupil: boolean;
  readonly erasedAt: Date | null;
}

/** A user whoever they are: only MASTER, who reaches everybody, asks. Null where there is none. */
export async function findPerson(db: Queries, id: string, lock = false): Promise<Person | null> {
  const reading = db.select().from(users).where(eq(users.id, id));
  const [user] = await (lock ? reading.for('update') : reading);
  if (!user) return null;
  const own = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.user_id, id))
    .orderBy(asc(profiles.created_at), asc(profiles.id));
  const { name, role, erased_at: erasedAt } = user;
  return {
    userId: id,
    profileIds: own.map((profile) => profile.id),
    name,
    role,
    isPupil: role === 'STUDENT',
    erasedAt,
  };
}

/** Files that are not the person's own, though they asked for them: reports are about others. */
const ofOthers: ReadonlySet<string> = new Set(['report_files']);

/** The files that a person's rows of the wanted tables name. */
export function filesOf(person: PersonIds, wanted: (name: (typeof retainedTableNames)[number]) => boolean): SQL {
  const selects = retainedTableNames
    .filter(wanted)
    .flatMap((name) =>
      fileColumns(personTables[name]).map(
        (column) => sql`select ${column} from ${personTables[name]} where ${rowsOf(name as KeyedTable, person)}`,
      ),
    );
  return sql`${files.id} in (${sql.join(selects, sql` union `)})`;
}

/** The files that go into a person's archive, the oldest first. */
export const exportedFiles = (db: Queries, person: PersonIds) =>
  db
    .select({ id: files.id, key: files.key, type: files.media_type })
    .from(files)
    .where(
      filesOf(
        person,
        (name) => !ofOthers.has(name) && (retainedTables[name].onErasure !== 'signed' || name === 'materials'),
      ),
    )
    .orderBy(asc(files.created_at), asc(files.id));
