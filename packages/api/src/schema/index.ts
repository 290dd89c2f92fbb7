export { achievementCategories, achievements, userAchievements } from './achievements.table.ts';
export {
  assessmentResults,
  type ReadingDetails,
  resultReviews,
  storedResultStatuses,
} from './assessment-results.table.ts';
export { answerKeys, assessments } from './assessments.table.ts';
export { attendance, attendanceStatuses } from './attendance.table.ts';
export { auditLog, wholeNetwork } from './audit-log.table.ts';
export { classEvents, classEventTypes } from './class-events.table.ts';
export { classTeachers } from './class-teachers.table.ts';
export { disciplines } from './disciplines.table.ts';
export { enrolmentStatuses, enrolments } from './enrolments.table.ts';
export { faqCategories, faqs } from './faqs.table.ts';
export { files } from './files.table.ts';
export { gradeScopes, grades } from './grades.table.ts';
export { idempotencyRecords } from './idempotency-records.table.ts';
export { institutions } from './institutions.table.ts';
export { type LessonAnswer, mentorComments, moduleAnswers, progress } from './lesson-progress.table.ts';
export { lessonQuestions, lessons, modules, questionKinds } from './lessons.table.ts';
export { materials } from './materials.table.ts';
export { municipalities } from './municipalities.table.ts';
export { globalNotificationReads, globalNotifications, notifications } from './notifications.table.ts';
export { oneTimeTokenKinds, oneTimeTokens } from './one-time-tokens.table.ts';
export {
  rolePermissionOverrides,
  rolePermissions,
  userPermissionOverrides,
  userPermissions,
} from './permissions.table.ts';
export { addressTypes, phoneTypes, profileAddresses, profileEmails, profilePhones } from './profile-contacts.table.ts';
export { genders, profiles } from './profiles.table.ts';
export { degrees, qualifications } from './qualifications.table.ts';
export { schoolClasses } from './school-classes.table.ts';
export { sessions } from './sessions.table.ts';
export { settings } from './settings.table.ts';
export { teacherSchedules, weekdays } from './teacher-schedules.table.ts';
export { users } from './users.table.ts';
