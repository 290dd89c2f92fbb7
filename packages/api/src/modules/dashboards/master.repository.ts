import { type MasterDashboard, type Role, roles } from '@caderneta/contract';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { institutions } from '../../schema/institutions.table.ts';
import { municipalities } from '../../schema/municipalities.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { schoolClasses } from '../../schema/school-classes.table.ts';
import { users } from '../../schema/users.table.ts';
import type { ServerConfig } from '../../server/context/server-config.ts';
import { countBriefly, countRows } from '../../server/query/count-rows.ts';
import type { Queries } from '../../server/query/queries.ts';
import { isBackupLate } from '../backups/backups.service.ts';
import { inNetwork, rankStudents } from './class-lists.repository.ts';
import { panelDay, shareOf, sumOf } from './figures.ts';

const recentShown = 4;
const unattendedShown = 5;

const countOpen = (
  db: Queries,
  table: typeof schoolClasses | typeof institutions | typeof municipalities,
): Promise<number> => countRows(db, db.select({ total: count() }).from(table).where(isNull(table.archived_at)));

/** Those of the list: a class that is archived takes its assessments along, though they stay open themselves. */
const countAssessments = (db: Queries): Promise<number> =>
  countRows(
    db,
    db
      .select({ total: count() })
      .from(assessments)
      .innerJoin(schoolClasses, eq(schoolClasses.id, assessments.class_id))
      .where(and(isNull(assessments.archived_at), isNull(schoolClasses.archived_at))),
  );

/** Municipalities or institutions where nobody of a role can sign in. */
async function unattended(
  db: Queries,
  table: typeof municipalities | typeof institutions,
  role: Role,
): Promise<MasterDashboard['without_admin']> {
  const own = table === municipalities ? profiles.municipality_id : profiles.institution_id;
  const { rows } = await db.execute<{ id: string; name: string; total: string }>(sql`
    select t.id, t.name, count(*) over () as total from ${table} t
    where t.archived_at is null and t.id not in (select ${own} from ${users}
      join ${profiles} on ${profiles.user_id} = ${users.id}
      where ${users.role} = ${role} and ${users.is_active} and ${users.archived_at} is null and ${own} is not null)
    order by t.name, t.id limit ${unattendedShown}`);
  return { total: Number(rows[0]?.total ?? 0), first: rows.map(({ id, name }) => ({ id, name })) };
}

/** The network in numbers: what is not archived, of every year. */
export async function masterDashboard(
  db: Queries,
  config: Pick<ServerConfig, 'backupDir'>,
  now: Date,
): Promise<MasterDashboard> {
  const day = panelDay(now);
  const open = isNull(users.archived_at);
  const counting = db
    .select({ role: users.role, active: users.is_active, total: count() })
    .from(users)
    .where(open)
    .groupBy(users.role, users.is_active);
  const people = await countBriefly(db, counting, (rows) => sumOf(rows, (row) => row.total));
  const things = {
    classes: await countOpen(db, schoolClasses),
    assessments: await countAssessments(db),
    institutions: await countOpen(db, institutions),
    municipalities: await countOpen(db, municipalities),
  };
  const recent = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: users.role,
      is_active: users.is_active,
      created_at: users.created_at,
    })
    .from(users)
    .where(open)
    .orderBy(desc(users.created_at), desc(users.id))
    .limit(recentShown);
  const total = sumOf(people, (row) => row.total);
  const active = sumOf(people, (row) => (row.active ? row.total : 0));
  const users_by_role = roles.map((role) => ({
    role,
    users: sumOf(people, (row) => (row.role === role ? row.total : 0)),
  }));
  const having = (role: (typeof roles)[number]) => users_by_role.find((line) => line.role === role)?.users ?? 0;
  return {
    ...day,
    counts: {
      ...things,
      students: having('STUDENT'),
      teachers: having('TEACHER'),
      managers: having('MANAGER'),
      municipality_admins: having('MUNICIPALITY'),
      users: total,
    },
    users_by_role,
    active: shareOf(active, total),
    inactive: shareOf(total - active, total),
    is_backup_late: await isBackupLate(db, config, now),
    without_admin: await unattended(db, municipalities, 'MUNICIPALITY'),
    without_manager: await unattended(db, institutions, 'MANAGER'),
    recent_users: recent.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    ranking: await rankStudents(db, day, inNetwork(day, sql`true`)),
  };
}
