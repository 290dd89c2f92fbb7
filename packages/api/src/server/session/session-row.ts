import type { Role } from '@caderneta/contract';
import { type SQL, sql } from 'drizzle-orm';
import { given } from './statements.ts';

/** How stale a session's last use may be before it is written again, seconds: one write a minute, not one a call. */
const touchAfterSeconds = 60;

/** All that calls depend on of a user. Own and role's permissions count where `has_own` and `role_changed` say so. */
export interface UserRow {
  readonly user_id: string;
  readonly name: string;
  readonly role: Role;
  readonly is_active: boolean;
  readonly has_own: boolean;
  readonly own: string[];
  readonly role_changed: boolean;
  readonly of_role: string[];
  readonly profile_id: string | null;
  readonly institution_id: string | null;
  readonly municipality_id: string | null;
  readonly class_id: string | null;
  readonly maintenance: unknown;
}

/** The user whose session it is. */
export interface SessionRow extends UserRow {
  readonly session_id: string;
  readonly token_hash: string;
  /** How often all that the row says has changed so far. */
  readonly version: number;
}

/** Of a row as it was read: the values under which `sessionStands` asks whether it is the same now. */
export interface SessionProof {
  readonly hash: string;
  readonly at: string;
  readonly subjects: readonly string[];
  readonly version: number;
}

const givenMoment = sql`${given('at')}::timestamptz`;
const isStale = sql`s.last_used_at < ${givenMoment} - make_interval(secs => ${touchAfterSeconds})`;

/**
 * Of the open enrolments of `profiles p`, the one whose class is the pupil's own on a day: the newest that has begun, or the one to come.
 * `day` is a date.
 */
export const ownEnrolment = (day: SQL): SQL => sql`(
    select class_id from enrolments where profile_id = p.id and ends_on is null
    order by starts_on <= ${day} desc, school_year desc limit 1
  )`;

/** Where a user of `users u` stands at a moment. */
const orgUnit = (at: SQL) => sql`
  left join lateral (select * from profiles where user_id = u.id order by created_at, id limit 1) p on true
  left join institutions i on i.id = p.institution_id
  left join lateral ${ownEnrolment(sql`(${at} at time zone 'America/Sao_Paulo')::date`)} e on true`;
const columns = sql`u.id as user_id, u.name, u.role, u.is_active,
      exists (select from user_permission_overrides where user_id = u.id) as has_own,
      array(select permission from user_permissions where user_id = u.id) as own,
      exists (select from role_permission_overrides where role = u.role) as role_changed,
      array(select permission from role_permissions where role = u.role) as of_role,
      p.id as profile_id, p.institution_id, coalesce(p.municipality_id, i.municipality_id) as municipality_id, e.class_id,
      (select value from settings where municipality_id is null and institution_id is null and key = 'maintenance') as maintenance`;

/** Selects users as calls would see them if they were signed in at a moment. */
export const userRows = (wanted: SQL, now: Date): SQL =>
  sql`select ${columns} from users u ${orgUnit(sql`${now.toISOString()}::timestamptz`)} where ${wanted} and u.archived_at is null`;

const fromSessions = sql`
  from sessions s
  join users u on u.id = s.user_id and u.archived_at is null
  ${orgUnit(givenMoment)}
  where s.revoked_at is null and s.expires_at > ${givenMoment}`;

const versionOf = (subjects: SQL): SQL =>
  sql`(select coalesce(sum(version), 0)::float8 from standings where subject = any(${subjects}))`;

/** Selects a session that is open at `given('at')`, with how its user stands and whether its last use is to be written. */
export const sessionWhere = (wanted: SQL): SQL =>
  sql`select s.id as session_id, s.token_hash, ${columns}, ${isStale} as stale,
      ${versionOf(sql`array['maintenance', 'role:' || u.role, u.id::text, p.institution_id::text]`)} as version
    ${fromSessions} and ${wanted}`;

/** What a user's standing depends on, as the rows of `standings` name it. */
export const subjectsOf = ({ role, user_id, institution_id }: UserRow): string[] =>
  ['maintenance', `role:${role}`, user_id, institution_id].filter((subject) => subject !== null);

/**
 * Holds where the session of a `SessionProof` is open and all that was read of its user is as it was: versions only grow, so that their
 * sum is the same where each is.
 */
export const sessionStands: SQL = sql`exists (
  select from sessions s
  where s.token_hash = ${given('hash')} and s.revoked_at is null and s.expires_at > ${givenMoment} and not ${isStale}
) and ${versionOf(sql`${given('subjects')}::text[]`)} = ${given('version')}::float8`;
