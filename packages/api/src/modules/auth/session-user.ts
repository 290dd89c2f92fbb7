import type { Role, SessionUser } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../server/query/queries.ts';
import { schoolDay } from '../../server/query/school-time.ts';
import { permissionsInForce } from '../../server/session/permissions-in-force.ts';
import { ownEnrolment } from '../../server/session/session-row.ts';

interface UserRow extends Record<string, unknown> {
  id: string;
  name: string;
  email: string;
  role: Role;
  is_active: boolean;
  has_own: boolean;
  own: string[];
  role_changed: boolean;
  of_role: string[];
  profiles: SessionUser['profiles'];
}

/** The user as the app keeps it at a moment: profiles, the first first, and the permissions in force. */
export async function sessionUser(db: Queries, userId: string, now: Date): Promise<SessionUser> {
  const { rows } = await db.execute<UserRow>(sql`
    select u.id, u.name, u.email, u.role, u.is_active,
      exists (select from user_permission_overrides where user_id = u.id) as has_own,
      array(select permission from user_permissions where user_id = u.id) as own,
      exists (select from role_permission_overrides where role = u.role) as role_changed,
      array(select permission from role_permissions where role = u.role) as of_role,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', p.id, 'matricula', p.matricula, 'institution_id', p.institution_id,
          'municipality_id', coalesce(p.municipality_id, i.municipality_id), 'class_id', c.id,
          'institution', case when i.id is not null then
            jsonb_build_object('id', i.id, 'name', i.name, 'municipality_id', i.municipality_id) end,
          'school_class', case when c.id is not null then jsonb_build_object(
            'id', c.id, 'grade', c.grade, 'section', c.section, 'academic_year', c.academic_year) end
        ) order by p.created_at, p.id)
        from profiles p
        left join institutions i on i.id = p.institution_id
        left join lateral ${ownEnrolment(sql`${schoolDay(now)}::date`)} e on true
        left join school_classes c on c.id = e.class_id
        where p.user_id = u.id
      ), '[]'::jsonb) as profiles
    from users u where u.id = ${userId}`);
  const row = rows[0];
  if (!row) throw new Error('the user of an open session does not exist');
  const { has_own, own, role_changed, of_role, ...user } = row;
  const stored = { role: row.role, hasOwn: has_own, own, roleChanged: role_changed, ofRole: of_role };
  return { ...user, permissions: permissionsInForce(stored) };
}
