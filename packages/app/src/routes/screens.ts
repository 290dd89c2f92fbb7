import type { Access, Permission, Role } from '@caderneta/contract';
import { LayoutDashboard, type LucideIcon, NotebookPen, Settings } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ScreenId } from '../lib/paths.ts';
import { routesCopy } from './routes.copy.ts';

const { titles, groups } = routesCopy;
const staff: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'];

export interface MenuPlace {
  readonly group: keyof typeof groups;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
  /** Any one of these is needed for the entry; the screen's own permissions where absent. */
  readonly anyOf?: readonly Permission[];
  /** When the menu says it otherwise than the title. */
  readonly label?: string;
}

/**
 * One row a screen. `access` says who may open it; `menu` who sees an entry for it, which can be fewer (a teacher opens
 * a correction from a class, and has no entry for it). Router, sidebar, window title and guard derive from this table.
 */
export interface Screen {
  readonly title: string;
  readonly access: Access;
  readonly menu?: MenuPlace;
  /** The screen above it: its crumb, and the menu entry that stays lit. */
  readonly parent?: ScreenId;
  /** `bare` stands alone; `camera` takes the whole of a phone. */
  readonly frame?: 'bare' | 'camera';
  readonly page: () => Promise<{ default: ComponentType }>;
}

const dashboard = () => import('../features/dashboards/screens/DashboardScreen.tsx');
const classArea = () => import('../features/class-area/screens/ClassAreaScreen.tsx');
const dashboardOf = (role: Role, title: string, permission: Permission): Screen => ({
  title,
  access: { roles: [role], anyOf: [permission] },
  menu: { group: 'general', icon: LayoutDashboard, roles: [role], label: titles.dashboard },
  page: dashboard,
});

/** A path without a row, or a row without a path, does not compile. */
export const screens: Record<ScreenId, Screen> = {
  signIn: {
    title: titles.signIn,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/sign-in/screens/SignInScreen.tsx'),
  },
  resetPassword: {
    title: titles.resetPassword,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/sign-in/screens/ResetPasswordScreen.tsx'),
  },
  firstAccess: {
    title: titles.firstAccess,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/sign-in/screens/FirstAccessScreen.tsx'),
  },
  publicHelp: {
    title: titles.publicHelp,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/help/screens/PublicHelpScreen.tsx'),
  },
  privacy: {
    title: titles.privacy,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/about/screens/PrivacyScreen.tsx'),
  },
  accessibility: {
    title: titles.accessibility,
    access: 'public',
    frame: 'bare',
    page: () => import('../features/about/screens/AccessibilityScreen.tsx'),
  },
  dashboardMaster: {
    title: titles.dashboardMaster,
    // ADMIN and MENTOR have no dashboard of their own: this is their plain home.
    access: { roles: ['MASTER', 'ADMIN', 'MENTOR'] },
    menu: {
      group: 'general',
      icon: LayoutDashboard,
      roles: ['MASTER'],
      anyOf: ['view_dashboard_master'],
      label: titles.dashboard,
    },
    page: dashboard,
  },
  dashboardManager: dashboardOf('MANAGER', titles.dashboardManager, 'view_dashboard_manager'),
  dashboardMunicipality: dashboardOf('MUNICIPALITY', titles.dashboardMunicipality, 'view_dashboard_municipality'),
  dashboardTeacher: dashboardOf('TEACHER', titles.dashboardTeacher, 'view_dashboard_teacher'),
  dashboardStudent: dashboardOf('STUDENT', titles.dashboardStudent, 'view_dashboard_student'),
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
    page: classArea,
  },
  classArea: {
    title: titles.classArea,
    access: { roles: staff, anyOf: ['view_class'] },
    parent: 'classes',
    page: classArea,
  },
  sheetCorrection: {
    title: titles.sheetCorrection,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    frame: 'camera',
    page: () => import('../features/sheet-correction/screens/SheetCorrectionScreen.tsx'),
  },
  help: { title: titles.help, access: 'self', page: () => import('../features/help/screens/HelpScreen.tsx') },
  settings: {
    title: titles.settings,
    access: {
      roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'],
      anyOf: ['view_settings'],
    },
    menu: {
      group: 'settings',
      icon: Settings,
      roles: ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT', 'ADMIN', 'MENTOR'],
    },
    page: () => import('../features/settings/screens/SettingsScreen.tsx'),
  },
};
