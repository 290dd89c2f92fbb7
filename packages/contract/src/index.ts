export { type Access, may, type OwnAccess, type RoleAccess, type Viewer } from './access/access.ts';
export { correctors } from './access/correctors.ts';
export { grantable, mayGovern } from './access/grants.rules.ts';
export { masterConfirmation, rolesBelow, rolesToCreate } from './access/hierarchy.rules.ts';
export {
  type CataloguedPermission,
  type PermissionCategoryId,
  type PermissionSubcategoryId,
  permissionCatalogue,
  permissionCategories,
  permissionSubcategories,
} from './access/permission-catalogue.data.ts';
export { mandatoryForMaster, type Permission, permissionNames, roleDefaults } from './access/permissions.ts';
export { type Role, type RoleLabelUse, roleLabel, roles, roleWords } from './access/roles.ts';
export {
  type Achievement,
  type AchievementSteps,
  achievementAuditLabels,
  achievementCategories,
  achievementEndpoints,
  firstLevel,
  type UserAchievement,
} from './achievements/achievements.endpoints.ts';
export {
  type Archived,
  type ArchiveKind,
  archiveEndpoints,
  archiveKindLabels,
  archiveKinds,
} from './archive/archive.endpoints.ts';
export { lettersAnalysed, shareOf } from './assessments/analysis.rules.ts';
export {
  type AssessmentAnalysis,
  type Comparison,
  type ComparisonLevel,
  fewestSheetsForFindings,
  type OptionFinding,
  type QuestionAnalysis,
  type QuestionFinding,
} from './assessments/analysis.schema.ts';
export {
  type AssessmentCategory,
  type AssessmentFormat,
  assessmentCategories,
  assessmentFormats,
  categoryLabels,
  formatLabels,
  type ResultStatus,
  resultStatusLabels,
} from './assessments/assessment-kinds.ts';
export { assessmentAuditLabels, assessmentEndpoints } from './assessments/assessments.endpoints.ts';
export {
  type Assessment,
  type AssessmentInput,
  type AssessmentResult,
  applyInputSchema,
  assessmentInputSchema,
  assessmentPatchSchema,
  keyInputSchema,
  type OmrDetails,
  omrDetailsSchema,
  type ResultAttempt,
  type ResultConflict,
  type ResultDetails,
  type ResultInput,
  type ResultRow,
  type ReviewItem,
  resultConflictSchema,
  resultDetailsSchema,
  resultInputSchema,
  type SavedKey,
  type SavedVersion,
  type VersionInput,
} from './assessments/assessments.schema.ts';
export { gradeOfResult, gradeOfResults, type WeighedResult } from './assessments/grade-posting.rules.ts';
export type { GradePosting, GradePostingPreview, GradePostingRow } from './assessments/grade-posting.schema.ts';
export { gradePostingSchema } from './assessments/grade-posting.schema.ts';
export type { ItemResult } from './assessments/item-results.endpoints.ts';
export {
  hasLettersOf,
  hasRoomForGrids,
  type KeyViolation,
  keyColumnCount,
  keyColumnSizes,
  keyColumnsFor,
  keyCountsFor,
  keyLettersFor,
  keySizesFor,
  keyViolation,
} from './assessments/key-shape.rules.ts';
export {
  annulledInOrder,
  type GradingKey,
  hasVersion,
  isOrderOf,
  isSameShape,
  keyInOrder,
  keyOfVersion,
  positionInA,
} from './assessments/key-versions.rules.ts';
export {
  type AssessmentProgress,
  type AssessmentStep,
  nextStepOf,
  outdatedCount,
} from './assessments/next-step.rules.ts';
export {
  gradeAfterWithdrawal,
  isPostedOutdated,
  type PostedGrade,
  postedGrade,
} from './assessments/posted-grades.rules.ts';
export {
  type AssessmentPosting,
  type KeyEffect,
  type OutdatedGrade,
  type OutdatedPosting,
  type Withdrawal,
  type WithdrawalPreview,
  withdrawalSchema,
  withdrawnSchema,
} from './assessments/posting-state.schema.ts';
export {
  type ReviewAnswer,
  type ReviewQueueItem,
  reviewDecisionsSchema,
} from './assessments/review.schema.ts';
export { sheetDetails } from './assessments/sheet-details.rules.ts';
export { attendanceAuditLabels, attendanceEndpoints } from './attendance/attendance.endpoints.ts';
export {
  type Attendance,
  type AttendanceEntry,
  type AttendanceStatus,
  type AttendanceSummary,
  attendanceEntrySchema,
  attendanceSchema,
  attendanceStatuses,
  attendanceStatusLabels,
  rollCallSchema,
} from './attendance/attendance.schema.ts';
export {
  attendanceSheetAuditLabels,
  attendanceSheetEndpoints,
} from './attendance-sheets/attendance-sheets.endpoints.ts';
export { lessonDaysOf, sheetPagesOf } from './attendance-sheets/attendance-sheets.rules.ts';
export {
  type AttendanceSheet,
  type AttendanceSheetInput,
  attendanceSheetInputSchema,
  mostSheetNumber,
} from './attendance-sheets/attendance-sheets.schema.ts';
export { auditEndpoints } from './audit/audit.endpoints.ts';
export {
  type AuditEntry,
  type AuditedChange,
  type AuditedRecord,
  type AuditedRecordKind,
  type AuditedValue,
  auditedRecordKinds,
  auditedRecordsListed,
} from './audit/audit.schema.ts';
export { hiddenText, isPersonalField, maskPersonal } from './audit/mask-personal.ts';
export {
  type AccessCard,
  type AccessReset,
  accessCodeLength,
  accessCodeSigns,
  type FirstAccess,
  firstAccessSchema,
  type PupilAccess,
  showAccessCode,
} from './auth/access-codes.schema.ts';
export { authAuditLabels, authEndpoints } from './auth/auth.endpoints.ts';
export {
  emailSchema,
  firstMasterSchema,
  type Login,
  type LoginAnswer,
  loginSchema,
  passwordChangeSchema,
  passwordResetConfirmSchema,
  type SessionUser,
  sessionUserSchema,
} from './auth/auth.schema.ts';
export { passwordErrors } from './auth/password.rules.ts';
export {
  type BackupFailure,
  type BackupsState,
  backupEndpoints,
  backupFailures,
  backupStates,
} from './backups/backups.endpoints.ts';
export { bankItemAuditLabels, bankItemEndpoints, itemPictureLimit } from './bank-items/bank-items.endpoints.ts';
export {
  columnsOfItems,
  type ItemLevel,
  isRuleOfOptions,
  itemLevelLabels,
  itemLevelOf,
  itemLevels,
  mostItemsOfAssessment,
  refsOfItems,
} from './bank-items/bank-items.rules.ts';
export {
  type AssembleInput,
  assembleInputSchema,
  type BankItem,
  type BankItemInput,
  type BankItemWithUses,
  type Booklet,
  bankItemInputSchema,
  bankItemPatchSchema,
  type ItemUse,
} from './bank-items/bank-items.schema.ts';
export { type ClassEventType, classEventTypeLabels, classEventTypes } from './class-events/class-event-types.ts';
export { classEventAuditLabels, classEventEndpoints } from './class-events/class-events.endpoints.ts';
export { isStaffMatter, seesStaffEvents } from './class-events/class-events.rules.ts';
export {
  type ClassEvent,
  type ClassEventInput,
  classEventInputSchema,
  classEventPatchSchema,
  eventTimesError,
  mostSkillsOfEvent,
} from './class-events/class-events.schema.ts';
export { classAuditLabels, classEndpoints } from './classes/classes.endpoints.ts';
export {
  type ClassInput,
  type ClassStudent,
  type ClassTeacher,
  type ClassTeacherDays,
  type ClassTeacherInput,
  classInputSchema,
  classPatchSchema,
  classTeacherDaysSchema,
  classTeacherInputSchema,
  type SchoolClass,
} from './classes/classes.schema.ts';
export {
  type AssignmentFailure,
  assignmentFailure,
  isTeachingOn,
  type TeachingFailure,
  teachingFailure,
} from './classes/teaching.rules.ts';
export { isEmail } from './common/email.rules.ts';
export {
  type BodyOf,
  type DataOf,
  type Endpoint,
  type EndpointRequest,
  type HttpMethod,
  type ParamsOf,
  pathOf,
  type QueryOf,
  type RowOf,
} from './common/endpoint.ts';
export {
  cardsPerPage,
  type Envelope,
  type FailureEnvelope,
  idSchema,
  type ListEnvelope,
  maxPageLimit,
  type PageRequest,
  pageOf,
  pageQuerySchema,
  rowsPerPage,
  wholeListLimit,
} from './common/envelope.ts';
export {
  type ConflictingField,
  type Failure,
  type FailureCode,
  type FieldError,
  fail,
  failures,
  type Outcome,
  type RecordConflict,
  succeed,
} from './common/failures.ts';
export { plainFileName } from './common/file-name.schema.ts';
export { type Attachment, attachmentLimit } from './common/files.schema.ts';
export { lazily } from './common/lazily.ts';
export { publicPages } from './common/public-pages.ts';
export { wireTime } from './common/time-of-day.ts';
export { writeAddress, writeCpf, writePhone } from './common/written-contact.ts';
export { brasiliaFormat, dayOf, formatMoment, writeDay } from './common/written-time.ts';
export { dashboardEndpoints } from './dashboards/dashboards.endpoints.ts';
export type {
  AssessmentToCorrect,
  ManagerDashboard,
  MasterDashboard,
  MunicipalityDashboard,
  StudentDashboard,
  TeacherDashboard,
} from './dashboards/dashboards.schema.ts';
export type { DashboardShare, RankedStudent, UpcomingEvent } from './dashboards/figures.schema.ts';
export type { OwnAttendance, OwnGrade, OwnGrades, OwnResult } from './dashboards/own-grades.schema.ts';
export {
  type Discipline,
  type DisciplineDetails,
  disciplineAuditLabels,
  disciplineEndpoints,
} from './disciplines/disciplines.endpoints.ts';
export {
  type DisciplineInput,
  disciplineInputSchema,
  disciplinePatchSchema,
} from './disciplines/disciplines.schema.ts';
export { aboutExport } from './export/about-export.ts';
export { csvText } from './export/csv-text.ts';
export { type ExcelTable, excelBytes } from './export/excel-bytes.ts';
export { exportFileName } from './export/export-file-name.ts';
export {
  type CellLine,
  type ExportCell,
  type ExportCells,
  type ExportColumn,
  type ExportTable,
  readForPaper,
  readTable,
} from './export/export-table.ts';
export { type ZipEntry, zipBytes } from './export/zip-bytes.ts';
export { faqAuditLabels, faqEndpoints } from './faqs/faqs.endpoints.ts';
export {
  type Faq,
  type FaqCategory,
  type FaqInput,
  faqCategoryInputSchema,
  faqCategoryPatchSchema,
  faqInputSchema,
  faqPatchSchema,
} from './faqs/faqs.schema.ts';
export { broughtGradeEndpoints } from './grades/brought-grades.endpoints.ts';
export { gradeAuditLabels, gradeEndpoints } from './grades/grades.endpoints.ts';
export { type GradeScope, gradeScopes, isGradeScore, periodName, periodsOfScope } from './grades/grades.rules.ts';
export {
  type BroughtGrade,
  type Grade,
  type GradeConflict,
  type GradeInput,
  gradeConflictSchema,
  gradeInputSchema,
} from './grades/grades.schema.ts';
export {
  type ImportField,
  type ImportRole,
  importColumns,
  importRoles,
  importRowLimit,
  importSizeLimit,
  importTemplate,
} from './imports/imports.columns.ts';
export { importEndpoints } from './imports/imports.endpoints.ts';
export {
  type ImportPreview,
  type ImportProgress,
  type ImportResult,
  type ImportRow,
  importInputSchema,
  importPreviewInputSchema,
} from './imports/imports.schema.ts';
export { institutionAuditLabels, institutionEndpoints } from './institutions/institutions.endpoints.ts';
export {
  type Institution,
  type InstitutionInput,
  institutionInputSchema,
  institutionPatchSchema,
} from './institutions/institutions.schema.ts';
export { learningAuditLabels, learningEndpoints } from './learning/learning.endpoints.ts';
export { lessonNumber, lessonsRequired, moduleProgress } from './learning/learning.rules.ts';
export {
  type Answered,
  type AnswersInput,
  answersInputSchema,
  type ClassProgress,
  type LearningModule,
  type Lesson,
  type LessonPatch,
  lessonPatchSchema,
  type MentorComment,
  type MentorCommentInput,
  type ModuleAnswers,
  mentorCommentInputSchema,
  type ProgressRecord,
  questionKinds,
} from './learning/learning.schema.ts';
export { materialAuditLabels, materialEndpoints } from './materials/materials.endpoints.ts';
export {
  type Material,
  type MaterialInput,
  type MaterialPatch,
  materialInputSchema,
  materialPatchSchema,
} from './materials/materials.schema.ts';
export { municipalityAuditLabels, municipalityEndpoints } from './municipalities/municipalities.endpoints.ts';
export {
  type Municipality,
  type MunicipalityInput,
  municipalityInputSchema,
  municipalityPatchSchema,
  stateCodes,
} from './municipalities/municipalities.schema.ts';
export { fewestAnchors } from './network-scale/anchors.rules.ts';
export { networkScaleAuditLabels, networkScaleEndpoints } from './network-scale/network-scale.endpoints.ts';
export {
  type IrtModel,
  irtModels,
  type ScaleAnchor,
  type ScaleExam,
  type ScaleFindings,
  type ScaleGroup,
  type ScaleItem,
  type ScaleRun,
  type ScaleRunInput,
  type ScaleRunResult,
  type ScaleRunStatus,
  type ScaleYear,
  type SchoolScaleYear,
  scaleRunInputSchema,
  scaleRunStatuses,
} from './network-scale/network-scale.schema.ts';
export { bellLimit, bellPollMs } from './notifications/bell.ts';
export { type NotificationType, notificationTypes } from './notifications/notification-types.ts';
export { notificationAuditLabels, notificationEndpoints } from './notifications/notifications.endpoints.ts';
export {
  announcementInputSchema,
  type GlobalNotification,
  type PersonalNotification,
} from './notifications/notifications.schema.ts';
export type { AssessmentSheet } from './omr/assessment-sheet.schema.ts';
export {
  gridDigits,
  gridGroup,
  isGridNumber,
  mostGrids,
  mostRowsAboveGrids,
  numberOf,
  numberText,
  roomForGrids,
} from './omr/numeric-answer.ts';
export { omrEndpoints, sheetPhotoLimit } from './omr/omr.endpoints.ts';
export {
  bubblesOfRow,
  expectedQuestions,
  gridsOfKeys,
  isAnnulled,
  isContiguousKey,
  isPlainKey,
  keyShape,
  lettersOfKeys,
  movesGrids,
  numericQuestions,
  questionId,
  ruleOf,
} from './omr/omr.rules.ts';
export {
  type AnnulledQuestion,
  type AnswerKey,
  answerKeySchema,
  type QuestionOrder,
  type QuestionRef,
} from './omr/omr.schema.ts';
export { type OmrProcessResponse, omrProcessResponseSchema } from './omr/omr-process.schema.ts';
export { type OptionLetter, optionLetters } from './omr/option-letters.ts';
export { type KeyLetter, type QuestionRule, questionRuleSchema } from './omr/question-rule.schema.ts';
export {
  isNumeric,
  isTeachers,
  kindOfRule,
  lettersOfQuestion,
  marksLabel,
  optionLabel,
  rightLetters,
  ruleText,
  shareOfMarks,
  statementLabels,
  takesOneLetter,
  takesSeveral,
} from './omr/question-rule.ts';
export {
  type OpenScale,
  openBoxes,
  openScales,
  type RuleKind,
  ruleKinds,
  type SeveralGrading,
  severalGradings,
} from './omr/question-rule-kinds.ts';
export { mostColumns, mostColumnsOfPage, mostQuestions, mostQuestionsOfColumn } from './omr/sheet-limits.ts';
export {
  type ModelGroupKind,
  modelGroupKinds,
  type SheetModelGroup,
  type SheetModelLayout,
  sheetModelLayoutSchema,
} from './omr/sheet-model-layout.schema.ts';
export {
  isOnPage,
  keyOfPage,
  movesPages,
  otherPage,
  type PageNumber,
  pagesOfKeys,
  pagesOfSaved,
  type SheetPart,
} from './omr/sheet-pages.ts';
export { type WireArea, wireAreaSchema } from './omr/sheet-wire.schema.ts';
export { type KeyVersion, keyVersions, type QuestionState } from './omr/sheet-words.ts';
export {
  type PermissionsInput,
  permissionAuditLabels,
  permissionEndpoints,
} from './permissions/permissions.endpoints.ts';
export { personalDataEndpoints } from './personal-data/personal-data.endpoints.ts';
export type {
  PersonalData,
  PersonView,
} from './personal-data/personal-data.schema.ts';
export {
  type OnErasure,
  type RetainedPart,
  type RetainedPartId,
  type RetainedTableName,
  retainedElsewhere,
  retainedParts,
  retainedTableNames,
  retainedTables,
  type TablesWith,
  tablesWith,
} from './personal-data/retained-data.data.ts';
export { retention } from './personal-data/retention.ts';
export { type ViewKind, viewKindLabels, viewKinds } from './personal-data/view-kinds.ts';
export { type Degree, degreeLabels, degrees, diplomaLimit, diplomaTypes } from './qualifications/degrees.ts';
export { qualificationAuditLabels, qualificationEndpoints } from './qualifications/qualifications.endpoints.ts';
export {
  type Qualification,
  type QualificationInput,
  type QualificationPatch,
  qualificationInputSchema,
  qualificationPatchSchema,
} from './qualifications/qualifications.schema.ts';
export { pupilConsentEndpoints } from './reading/pupil-consents.endpoints.ts';
export { readingEndpoints, recordingLimit } from './reading/reading.endpoints.ts';
export { recordingAuditLabels, recordingEndpoints } from './reading/recordings.endpoints.ts';
export {
  type PupilConsent,
  type ReadingRecordings,
  type RecordingState,
  type StoredRecordings,
  usualRecordings,
} from './reading/recordings.schema.ts';
export * from './reading.ts';
export type { AnyList, Report } from './reports/report.ts';
export { reportFileWords } from './reports/report-file-words.ts';
export {
  type ReportFile,
  type ReportFileFormat,
  type ReportFileInput,
  type ReportFileStatus,
  type ReportFormat,
  reportFileFormats,
  reportFileStatuses,
  reportRowsAtMost,
  reportRowsOnScreen,
} from './reports/report-files.schema.ts';
export { type ReportFilter, type ReportFilters, reportFiltersSchema } from './reports/report-filters.ts';
export { type ReportId, reportHead, reportIds, reportNames, shownText } from './reports/report-ids.ts';
export { auditActionLabels } from './reports/report-titles.ts';
export { reportAuditLabels, reportEndpoints } from './reports/reports.endpoints.ts';
export type {
  AbsenteeReportRow,
  AttendanceReportRow,
  InstitutionReportRow,
  PostedGradeReportRow,
  PupilReportRow,
  ReadingReportRow,
  ReportCardLine,
  ReportQuery,
} from './reports/reports.schema.ts';
export { reports } from './reports/reports.ts';
export { classMeanOf } from './school-year/class-mean.rules.ts';
export {
  type GradeClosure,
  type GradedPeriod,
  gradeClosure,
  isAfterClass,
  isSamePeriod,
} from './school-year/grade-closure.rules.ts';
export { nextGrade } from './school-year/grade-ladder.rules.ts';
export {
  attendanceWindowOf,
  gradeWindowOf,
  isPostingOpen,
  rollCallDayError,
  type SchoolCalendar,
} from './school-year/posting.rules.ts';
export { postingReopeningAuditLabels, postingReopeningEndpoints } from './school-year/reopenings.endpoints.ts';
export { schoolYearEndpoints } from './school-year/school-year.endpoints.ts';
export {
  type ClassCalendar,
  type PostingReopening,
  type PostingReopeningInput,
  postingReopeningInputSchema,
  type YearResult,
} from './school-year/school-year.schema.ts';
export {
  promotedGradeError,
  type TurnoverAnswer,
  type TurnoverInput,
  type TurnoverPlan,
  turnoverInputSchema,
  type YearOutcome,
  yearOutcomeLabels,
  yearOutcomes,
} from './school-year/turnover.schema.ts';
export {
  frequencyOf,
  meanOf,
  type Performance,
  type Presence,
  performanceOf,
  roundHalfUp,
  type Situation,
  situationLabels,
  situationOf,
} from './school-year/year-result.rules.ts';
export type {
  ClosedDay,
  SchoolYear,
  Term,
} from './settings/calendar.schema.ts';
export {
  type InstitutionSettings,
  type InstitutionSettingsPatch,
  institutionSettingsPatchSchema,
  type Shift,
} from './settings/institution-settings.schema.ts';
export {
  type MunicipalitySettings,
  type MunicipalitySettingsPatch,
  municipalityDefaults,
  municipalitySettingsPatchSchema,
} from './settings/municipality-settings.schema.ts';
export {
  type AudioProvider,
  audioProviderLabels,
  audioProviders,
  logoLimit,
} from './settings/network-settings.rules.ts';
export {
  defaultSessionHours,
  mailServerSchema,
  type NetworkSettings,
  type NetworkSettingsPatch,
  networkSettingsPatchSchema,
  type SettingSource,
} from './settings/network-settings.schema.ts';
export { settingsAuditLabels, settingsEndpoints } from './settings/settings.endpoints.ts';
export { type ShiftName, shiftLabels, shiftNames } from './settings/shifts.ts';
export type {
  CorrectionServices,
  OwnSettings,
  PublicSettings,
  ReportHeader,
} from './settings/shown-settings.schema.ts';
export { type TermCalendar, termsOfYear, usualTerms } from './settings/terms-of-year.ts';
export { yearOfTerm } from './settings/year-of-term.ts';
export { gridOf, questionsInGrids } from './sheet-answers/assign-grids.ts';
export { type GradedAnswer, type GradedSheet, gradeSheet, type SheetGrade } from './sheet-answers/grade-sheet.ts';
export {
  type AnswerGroup,
  answersIn,
  answersUnder,
  decidedAnswer,
  hasFaintMarks,
  isAlmostBlank,
  isBlank,
  isOpen,
  isSameSheet,
  isUnmarked,
  mapAnswers,
  markedLetter,
  marksUnder,
  pupilsAnswers,
  type SheetAnswer,
  type SheetAnswers,
} from './sheet-answers/sheet-answers.ts';
export { joinPages, missingPage, movedToPage } from './sheet-answers/sheet-parts.ts';
export { fromWire, saysStates, toWire } from './sheet-answers/sheet-wire.ts';
export {
  asKeyAnswers,
  fullKeyOf,
  modelQuestionGroups,
  type SheetModelShape,
  sheetModelProblem,
  sheetModelShape,
} from './sheet-models/sheet-model-shape.rules.ts';
export { sheetModelAuditLabels, sheetModelEndpoints } from './sheet-models/sheet-models.endpoints.ts';
export {
  type SheetModel,
  type SheetModelEdition,
  type SheetModelEditionInput,
  type SheetModelEditionWithLayout,
  type SheetModelInput,
  type SheetModelTestRead,
  sheetModelEditionInputSchema,
  sheetModelInputSchema,
  sheetModelPatchSchema,
} from './sheet-models/sheet-models.schema.ts';
export { questionSkillAuditLabels, questionSkillEndpoints } from './skills/question-skills.endpoints.ts';
export {
  type ClassSkills,
  type CoverageLine,
  mostSkillsOfQuestion,
  type PupilSkills,
  type QuestionSkills,
  type QuestionSkillsInput,
  questionSkillsInputSchema,
  questionSkillsSchema,
  type SkillCoverage,
  type SkillLine,
} from './skills/question-skills.schema.ts';
export {
  readSkillCode,
  type SkillCodeFacts,
  type SkillKind,
  saebCode,
  skillCodeOf,
  skillKinds,
} from './skills/skill-codes.rules.ts';
export { skillCoverageEndpoints } from './skills/skill-coverage.endpoints.ts';
export {
  type SkillColumn,
  type SkillImportInput,
  type SkillImportResult,
  type SkillLineState,
  type SkillPreview,
  type SkillPreviewRow,
  skillImportInputSchema,
  skillPreviewInputSchema,
} from './skills/skill-import.schema.ts';
export { skillKindLabels } from './skills/skill-kind-labels.ts';
export { skillMapEndpoints } from './skills/skill-map.endpoints.ts';
export type { SkillCell, SkillMap, SkillMapLine } from './skills/skill-map.schema.ts';
export { skillSheetRowLimit, skillSheetSizeLimit } from './skills/skill-sheet-limits.ts';
export { type SkillVerdict, skillShare, skillVerdict, type Tally } from './skills/skill-verdict.rules.ts';
export { earlyGroupOfClass, skillsOfClass, yearOfClass } from './skills/skill-year.rules.ts';
export { skillAuditLabels, skillEndpoints } from './skills/skills.endpoints.ts';
export {
  type Skill,
  type SkillInput,
  skillCodeSchema,
  skillComponentSchema,
  skillEditionSchema,
  skillInputSchema,
  skillPatchSchema,
  skillTextSchema,
} from './skills/skills.schema.ts';
export { type DemoAccount, systemEndpoints } from './system/system.endpoints.ts';
export {
  teacherScheduleAuditLabels,
  teacherScheduleEndpoints,
} from './teacher-schedules/teacher-schedules.endpoints.ts';
export {
  type TeacherSchedule,
  type TeacherScheduleInput,
  teacherScheduleInputSchema,
} from './teacher-schedules/teacher-schedules.schema.ts';
export { type Weekday, weekdayLabels, weekdays } from './teacher-schedules/weekdays.ts';
export {
  type AddressType,
  addressTypeLabels,
  addressTypes,
  type PhoneType,
  phoneTypeLabels,
  phoneTypes,
} from './users/contact-types.ts';
export { phoneDigits } from './users/contacts.schema.ts';
export { cpfCheckDigits, cpfError } from './users/cpf.rules.ts';
export { enrolmentStatusLabels } from './users/enrolment-statuses.ts';
export type { Enrolment } from './users/enrolments.schema.ts';
export { type Gender, genderLabels, genders } from './users/genders.ts';
export { userAuditLabels, userEndpoints } from './users/users.endpoints.ts';
export {
  photoLimit,
  type User,
  type UserInput,
  type UserPatch,
  type UserRow,
  userInputSchema,
  userPatchSchema,
} from './users/users.schema.ts';
