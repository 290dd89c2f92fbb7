import { publicPages, type Role } from '@caderneta/contract';
import { shortcutPaths } from './shortcut-paths.ts';

/** Where each screen lives. Below features, so that any feature may link to any other without importing it. */
export const paths = {
  ...publicPages,
  dashboardMaster: '/app/dashboard',
  dashboardManager: '/app/dashboard/manager',
  dashboardMunicipality: '/app/dashboard/municipality',
  dashboardTeacher: '/app/dashboard/teacher',
  dashboardStudent: '/app/dashboard/student',
  myGrades: '/app/my-grades',
  ...shortcutPaths,
  classes: '/app/class',
  manageClass: '/app/managerClass',
  yearTurnover: '/app/year-turnover',
  classArea: '/app/class/:classId',
  activities: '/app/activities',
  assessmentResults: '/app/activities/:assessmentId/results',
  assessmentReview: '/app/activities/:assessmentId/review',
  sheetCorrection: '/app/activities/:assessmentId/correction',
  readingCorrection: '/app/activities/:assessmentId/reading-correction',
  notifications: '/app/notifications',
  users: '/app/users',
  teachers: '/app/users/teachers',
  students: '/app/users/students',
  accessCards: '/app/users/access-cards',
  importPeople: '/app/users/import',
  permissions: '/app/perfis-permissoes',
  achievements: '/app/achievements',
  lessons: '/app/aulas',
  lesson: '/app/aulas/:lessonId',
  profile: '/app/profile',
  disciplines: '/app/disciplines',
  skills: '/app/skills',
  questionBank: '/app/question-bank',
  assembleAssessment: '/app/question-bank/assemble',
  scale: '/app/scale',
  municipalities: '/app/municipalities',
  institutions: '/app/institutions',
  reports: '/app/export',
  skillMaps: '/app/export/skills',
  faqs: '/app/faq',
  help: '/app/help',
  settings: '/app/settings',
  sheetModels: '/app/settings/sheet-models',
  sheetModel: '/app/settings/sheet-models/:modelId',
} as const;
export type ScreenId = keyof typeof paths;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type PathParams<Id extends ScreenId> = Record<ParamNames<(typeof paths)[Id]>, string>;
type Args<Id extends ScreenId> = [ParamNames<(typeof paths)[Id]>] extends [never] ? [] : [params: PathParams<Id>];

/** `hrefTo('classArea', { classId })`: a missing or misspelt parameter does not compile. */
export function hrefTo<Id extends ScreenId>(id: Id, ...[params]: Args<Id>): string {
  const values: Readonly<Record<string, string>> = params ?? {};
  return paths[id].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Adds a query, leaving out what is not set. */
export function withQuery(href: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${href}?${text}` : href;
}

/** Query parameter of the help that names the screen whose page it is. */
export const helpParam = 'tela';

/** The page of help of a screen; of none, all of them. */
export const helpOf = (id: ScreenId | null): string =>
  withQuery(paths.help, { [helpParam]: id === null || id === 'help' ? undefined : id });

const homes: Partial<Record<Role, ScreenId>> = {
  MANAGER: 'dashboardManager',
  MUNICIPALITY: 'dashboardMunicipality',
  TEACHER: 'dashboardTeacher',
  STUDENT: 'dashboardStudent',
};

/** The screen that a role sees first: its own dashboard; MASTER's for any other role. */
export const homeOf = (role: Role): ScreenId => homes[role] ?? 'dashboardMaster';

/** Query parameter of Configurações that names the open section. */
export const settingsParam = 'secao';

/** Query parameter of the sign-in page that says where to go back to. */
export const returnParam = 'voltar';

/** A place to return to after signing in; null for anything that is not a page of the signed-in application. */
export function safeReturn(returnTo: string | null): string | null {
  return returnTo !== null && /^\/app(\/|\?|$)/.test(returnTo) && !returnTo.includes('\\') ? returnTo : null;
}
