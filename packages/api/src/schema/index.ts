export { type AchievementRule, achievements, userAchievements } from './achievements.table.ts';
export { assessmentPostings } from './assessment-postings.table.ts';
export {
  assessmentResults,
  type ReadingDetails,
  resultReviews,
} from './assessment-results.table.ts';
export { answerKeys, assessments, type KeptVersion } from './assessments.table.ts';
export { attendance } from './attendance.table.ts';
export { auditLog, wholeNetwork } from './audit-log.table.ts';
export { classEvents } from './class-events.table.ts';
export { classTeachers } from './class-teachers.table.ts';
export { disciplines } from './disciplines.table.ts';
export { enrolments } from './enrolments.table.ts';
export { faqCategories, faqs } from './faqs.table.ts';
export { classDays, classFigures, disciplineScores, pupilScores, pupilYears } from './figures.table.ts';
export { files } from './files.table.ts';
export { grades } from './grades.table.ts';
export { idempotencyRecords } from './idempotency-records.table.ts';
export { institutions } from './institutions.table.ts';
export { mentorComments, moduleAnswers, progress } from './lesson-progress.table.ts';
export { lessonQuestions, lessons, modules } from './lessons.table.ts';
export { materials } from './materials.table.ts';
export { municipalities } from './municipalities.table.ts';
export { globalNotificationReads, globalNotifications, notifications } from './notifications.table.ts';
export { oneTimeTokens } from './one-time-tokens.table.ts';
export { peopleImports } from './people-imports.table.ts';
export {
  rolePermissionOverrides,
  rolePermissions,
  userPermissionOverrides,
  userPermissions,
} from './permissions.table.ts';
export { postingReopenings } from './posting-reopenings.table.ts';
export { profileAddresses, profileEmails, profilePhones } from './profile-contacts.table.ts';
export { profiles } from './profiles.table.ts';
export { qualifications } from './qualifications.table.ts';
export { readingRecordings, recordingConsents } from './reading-recordings.table.ts';
export { reportFiles } from './report-files.table.ts';
export { schoolClasses } from './school-classes.table.ts';
export { sessions } from './sessions.table.ts';
export { settings } from './settings.table.ts';
export { standings } from './standings.table.ts';
export { teacherSchedules } from './teacher-schedules.table.ts';
export { userPreferences } from './user-preferences.table.ts';
export { users } from './users.table.ts';
