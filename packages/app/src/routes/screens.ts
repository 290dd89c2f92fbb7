import { type Role, roles } from '@caderneta/contract';
import {
  Bell,
  BookOpen,
  CircleHelp,
  ClipboardCheck,
  FileChartColumn,
  GraduationCap,
  LibraryBig,
  NotebookPen,
  Settings,
  ShieldCheck,
  Trophy,
  Users,
} from 'lucide-react';
import type { ScreenId } from '../lib/paths.ts';
import { dashboardScreens } from './dashboard-screens.ts';
import { networkScreens } from './network-screens.ts';
import { publicScreens } from './public-screens.ts';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';
import { shortcutScreens } from './shortcut-screens.ts';

const { titles } = routesCopy;
const administrators: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER'];
const staff: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'];
const everyday: readonly Role[] = [...staff, 'STUDENT'];

/** A path without a row, or a row without a path, does not compile. */
export const screens: Record<ScreenId, Screen> = {
  ...publicScreens,
  ...shortcutScreens,
  ...networkScreens,
  ...dashboardScreens,
  classes: {
    title: titles.classes,
    access: { roles: staff, anyOf: ['view_class'] },
    menu: { group: 'general', icon: NotebookPen, roles: staff },
    page: () => import('../features/classes/screens/ClassListScreen.tsx'),
  },
  manageClass: {
    title: titles.classArea,
    access: { roles: staff, anyOf: ['view_class'] },
    parent: 'classes',
    page: () => import('../features/class-area/screens/ClassAreaScreen.tsx'),
  },
  yearTurnover: {
    title: titles.yearTurnover,
    access: { roles: administrators, anyOf: ['create_class'] },
    parent: 'classes',
    page: () => import('../features/year-turnover/screens/YearTurnoverScreen.tsx'),
  },
  classArea: {
    title: titles.classArea,
    access: { roles: staff, anyOf: ['view_class'] },
    parent: 'classes',
    page: () => import('../features/class-area/screens/ClassAreaScreen.tsx'),
  },
  activities: {
    title: titles.activities,
    access: { roles: administrators, anyOf: ['view_activities'] },
    menu: { group: 'general', icon: ClipboardCheck, roles: administrators, label: titles.activitiesEntry },
    page: () => import('../features/activities/screens/ActivitiesScreen.tsx'),
  },
  // A teacher comes from the class, and has no entry for assessments.
  assessmentResults: {
    title: titles.assessmentResults,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    page: () => import('../features/assessment-results/screens/ResultsScreen.tsx'),
  },
  assessmentReview: {
    title: titles.assessmentReview,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    page: () => import('../features/assessment-review/screens/ReviewScreen.tsx'),
  },
  sheetCorrection: {
    title: titles.sheetCorrection,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    frame: 'camera',
    page: () => import('./SheetCorrectionScreen.tsx'),
  },
  readingCorrection: {
    title: titles.readingCorrection,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    page: () => import('../features/reading-correction/screens/ReadingCorrectionScreen.tsx'),
  },
  disciplines: {
    title: titles.disciplines,
    access: { roles: administrators, anyOf: ['view_disciplines'] },
    menu: { group: 'general', icon: BookOpen, roles: ['MASTER', 'MANAGER'] },
    page: () => import('../features/disciplines/screens/DisciplinesScreen.tsx'),
  },
  // Whoever corrects keeps questions; a teacher comes from the menu too.
  questionBank: {
    title: titles.questionBank,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    menu: { group: 'general', icon: LibraryBig, roles: staff },
    page: () => import('../features/question-bank/screens/QuestionBankScreen.tsx'),
  },
  assembleAssessment: {
    title: titles.assembleAssessment,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'questionBank',
    page: () => import('../features/question-bank/screens/AssembleScreen.tsx'),
  },
  notifications: {
    title: titles.notifications,
    // Everybody opens their own history from the bell.
    access: 'self',
    menu: {
      group: 'general',
      icon: Bell,
      roles: ['MASTER'],
      anyOf: ['view_notifications'],
      label: titles.notificationsEntry,
    },
    page: () => import('../features/notifications/screens/NotificationHistoryScreen.tsx'),
  },
  users: {
    title: titles.users,
    access: { roles: administrators, anyOf: ['view_users'] },
    menu: { group: 'administration', icon: Users, folder: 'users', roles: administrators },
    page: () => import('../features/people/screens/UsersScreen.tsx'),
  },
  teachers: {
    title: titles.teachers,
    access: { roles: administrators, anyOf: ['view_users'] },
    menu: { group: 'administration', icon: Users, folder: 'users', roles: administrators },
    page: () => import('../features/people/screens/TeachersScreen.tsx'),
  },
  students: {
    title: titles.students,
    access: { roles: staff, anyOf: ['view_users'] },
    menu: { group: 'administration', icon: Users, folder: 'users', roles: staff },
    page: () => import('../features/people/screens/StudentsScreen.tsx'),
  },
  accessCards: {
    title: titles.accessCards,
    access: { roles: administrators, anyOf: ['update_users'] },
    parent: 'students',
    page: () => import('../features/access-cards/screens/AccessCardsScreen.tsx'),
  },
  importPeople: {
    title: titles.importPeople,
    access: { roles: administrators, anyOf: ['create_users'] },
    parent: 'students',
    page: () => import('../features/people-import/screens/PeopleImportScreen.tsx'),
  },
  permissions: {
    title: titles.permissions,
    access: { roles: ['MASTER', 'MANAGER'], anyOf: ['profile_permissions'] },
    menu: { group: 'administration', icon: ShieldCheck, roles: ['MASTER', 'MANAGER'] },
    page: () => import('../features/permissions/screens/PermissionsScreen.tsx'),
  },
  reports: {
    title: titles.reports,
    access: { roles: administrators, anyOf: ['view_export_data'] },
    menu: { group: 'administration', icon: FileChartColumn, roles: administrators },
    page: () => import('../features/reports/screens/ReportsScreen.tsx'),
  },
  faqs: {
    title: titles.faqs,
    access: { roles: ['MASTER'], anyOf: ['view_faq'] },
    menu: { group: 'administration', icon: CircleHelp, roles: ['MASTER'] },
    page: () => import('../features/faqs/screens/FaqsScreen.tsx'),
  },
  lessons: {
    title: titles.lessons,
    access: { roles: ['MASTER', 'STUDENT'], anyOf: ['view_aulas'] },
    menu: { group: 'general', icon: GraduationCap, roles: ['MASTER', 'STUDENT'] },
    page: () => import('../features/lessons/screens/ModulesScreen.tsx'),
  },
  lesson: {
    title: titles.lesson,
    access: { roles: ['MASTER', 'STUDENT'], anyOf: ['view_aulas'] },
    parent: 'lessons',
    page: () => import('../features/lessons/screens/LessonScreen.tsx'),
  },
  achievements: {
    title: titles.achievements,
    access: { roles: everyday, anyOf: ['view_achievements'] },
    menu: { group: 'general', icon: Trophy, roles: everyday },
    page: () => import('../features/achievements/screens/AchievementsScreen.tsx'),
  },
  profile: {
    title: titles.profile,
    access: 'self',
    page: () => import('../features/profile/screens/ProfileScreen.tsx'),
  },
  help: {
    title: titles.help,
    sought: titles.helpSought,
    access: 'self',
    page: () => import('../features/help/screens/HelpScreen.tsx'),
  },
  settings: {
    title: titles.settings,
    access: { roles, anyOf: ['view_settings'] },
    menu: { group: 'settings', icon: Settings, roles },
    page: () => import('../features/settings/screens/SettingsScreen.tsx'),
  },
};
