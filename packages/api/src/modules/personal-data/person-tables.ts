import type { RetainedTableName } from '@caderneta/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { userAchievements } from '../../schema/achievements.table.ts';
import { assessmentPostings } from '../../schema/assessment-postings.table.ts';
import { assessmentResults, resultAttempts, resultReviews } from '../../schema/assessment-results.table.ts';
import { answerKeys, assessments } from '../../schema/assessments.table.ts';
import { attendance } from '../../schema/attendance.table.ts';
import { auditLog } from '../../schema/audit-log.table.ts';
import { bankItems } from '../../schema/bank-items.table.ts';
import { classEvents } from '../../schema/class-events.table.ts';
import { classTeachers } from '../../schema/class-teachers.table.ts';
import { disciplines } from '../../schema/disciplines.table.ts';
import { enrolments } from '../../schema/enrolments.table.ts';
import { pupilScores, pupilYears } from '../../schema/figures.table.ts';
import { files } from '../../schema/files.table.ts';
import { grades } from '../../schema/grades.table.ts';
import { idempotencyRecords } from '../../schema/idempotency-records.table.ts';
import { mentorComments, moduleAnswers, progress } from '../../schema/lesson-progress.table.ts';
import { materials } from '../../schema/materials.table.ts';
import { globalNotificationReads, globalNotifications, notifications } from '../../schema/notifications.table.ts';
import { oneTimeTokens } from '../../schema/one-time-tokens.table.ts';
import { peopleImports } from '../../schema/people-imports.table.ts';
import { rolePermissionOverrides, userPermissionOverrides, userPermissions } from '../../schema/permissions.table.ts';
import { personViews } from '../../schema/person-views.table.ts';
import { postingReopenings } from '../../schema/posting-reopenings.table.ts';
import { profileAddresses, profileEmails, profilePhones } from '../../schema/profile-contacts.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { qualifications } from '../../schema/qualifications.table.ts';
import { readingRecordings, recordingConsents } from '../../schema/reading-recordings.table.ts';
import { reportFiles } from '../../schema/report-files.table.ts';
import { scaleRuns } from '../../schema/scale-runs.table.ts';
import { sessions } from '../../schema/sessions.table.ts';
import { settings } from '../../schema/settings.table.ts';
import { sheetModels } from '../../schema/sheet-models.table.ts';
import { skills } from '../../schema/skills.table.ts';
import { teacherSchedules } from '../../schema/teacher-schedules.table.ts';
import { userPreferences } from '../../schema/user-preferences.table.ts';
import { users } from '../../schema/users.table.ts';
import { uuids } from '../../server/query/uuids.ts';
import { wordedTables } from '../../server/words/worded.ts';

/** Every table that names a person. */
export const personTables: Readonly<Record<RetainedTableName, PgTable>> = wordedTables({
  users,
  profiles,
  enrolments,
  grades,
  pupil_scores: pupilScores,
  attendance,
  pupil_years: pupilYears,
  assessment_postings: assessmentPostings,
  user_permission_overrides: userPermissionOverrides,
  user_permissions: userPermissions,
  profile_emails: profileEmails,
  profile_phones: profilePhones,
  profile_addresses: profileAddresses,
  sessions,
  one_time_tokens: oneTimeTokens,
  idempotency_records: idempotencyRecords,
  notifications,
  global_notification_reads: globalNotificationReads,
  user_preferences: userPreferences,
  assessment_results: assessmentResults,
  result_reviews: resultReviews,
  result_attempts: resultAttempts,
  reading_recordings: readingRecordings,
  recording_consents: recordingConsents,
  progress,
  module_answers: moduleAnswers,
  mentor_comments: mentorComments,
  user_achievements: userAchievements,
  class_teachers: classTeachers,
  qualifications,
  teacher_schedules: teacherSchedules,
  people_imports: peopleImports,
  report_files: reportFiles,
  materials,
  assessments,
  answer_keys: answerKeys,
  disciplines,
  skills,
  bank_items: bankItems,
  sheet_models: sheetModels,
  scale_runs: scaleRuns,
  class_events: classEvents,
  posting_reopenings: postingReopenings,
  global_notifications: globalNotifications,
  settings,
  role_permission_overrides: rolePermissionOverrides,
  audit_log: auditLog,
  person_views: personViews,
});

/** A person, by the ids under which tables know them. */
export interface PersonIds {
  readonly userId: string;
  readonly profileIds: readonly string[];
}

export interface PersonColumn {
  readonly column: PgColumn;
  readonly of: 'user' | 'profile' | 'result';
  /** The person wrote the row, which is about something else. */
  readonly isSignature: boolean;
}

const targets = new Map<PgTable, PersonColumn['of']>([
  [users, 'user'],
  [userPermissionOverrides, 'user'],
  [profiles, 'profile'],
  [assessmentResults, 'result'],
]);
/** Who looked is not whom the row is about. */
const looks: ReadonlySet<PgColumn> = new Set([personViews.viewer_id]);

/**
 * Columns of a table that name a person, as its foreign keys say. A row that outlives its person (`set null`) was written by them; any other
 * is about them.
 */
export function personColumns(table: PgTable): PersonColumn[] {
  return getTableConfig(table).foreignKeys.flatMap(({ reference, onDelete }) => {
    const { columns, foreignTable } = reference();
    const of = targets.get(foreignTable);
    const column = columns.at(-1);
    return of && column ? [{ column, of, isSignature: onDelete === 'set null' || looks.has(column) }] : [];
  });
}

/** Columns of a table that name a stored file. */
export const fileColumns = (table: PgTable): PgColumn[] =>
  getTableConfig(table).foreignKeys.flatMap(({ reference }) => {
    const { columns, foreignTable } = reference();
    return foreignTable === files ? columns.slice(0, 1) : [];
  });

/** Tables of which keys and conditions say which rows are about a person; what the audit log says of them must be searched for. */
export type KeyedTable = Exclude<RetainedTableName, 'audit_log'>;

/** Tables whose rows about a person no foreign key tells. */
const special: Partial<Record<KeyedTable, (person: PersonIds) => SQL | undefined>> = {
  users: ({ userId }) => eq(users.id, userId),
  assessment_postings: ({ profileIds }) =>
    or(
      ...profileIds.map(
        (id) => sql`(${assessmentPostings.grades} @> ${JSON.stringify([{ student_profile_id: id }])}::jsonb
          and ${assessmentPostings.assessment_id} in (select a.id from assessments a
            join enrolments e on e.class_id = a.class_id where e.profile_id = ${id}))`,
      ),
    ) ?? sql`false`,
};

/** The rows of a table that are about a person; of a table that people only sign, those that this one signed. */
export function rowsOf(name: KeyedTable, person: PersonIds): SQL {
  const written = special[name];
  if (written) return written(person) ?? sql`false`;
  const columns = personColumns(personTables[name]);
  const about = columns.filter(({ isSignature }) => !isSignature);
  const profilesOf = uuids(person.profileIds);
  const conditions = (about.length > 0 ? about : columns).map(({ column, of }) => {
    if (of === 'user') return eq(column, person.userId);
    if (of === 'profile') return sql`${column} = any(${profilesOf})`;
    return sql`${column} in (select r.id from ${assessmentResults} r where r.student_profile_id = any(${profilesOf}))`;
  });
  return or(...conditions) ?? sql`false`;
}
