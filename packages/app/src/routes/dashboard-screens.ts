import type { Permission, Role } from '@caderneta/contract';
import { LayoutDashboard } from 'lucide-react';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';

const { titles } = routesCopy;

/** A panel is its role's; who lacks its permission finds a plain greeting there, and no entry in the menu. */
const dashboardOf = (role: Role, title: string, permission: Permission, page: Screen['page']): Screen => ({
  title,
  access: { roles: [role] },
  menu: { group: 'general', icon: LayoutDashboard, roles: [role], anyOf: [permission], label: titles.dashboard },
  page,
});

/** The homes of the roles. */
export const dashboardScreens = {
  dashboardMaster: {
    ...dashboardOf(
      'MASTER',
      titles.dashboardMaster,
      'view_dashboard_master',
      () => import('../features/dashboards/screens/MasterDashboardScreen.tsx'),
    ),
    // ADMIN and MENTOR have no dashboard of their own: this is their plain home.
    access: { roles: ['MASTER', 'ADMIN', 'MENTOR'] },
    titleFor: { ADMIN: titles.home, MENTOR: titles.home },
  },
  dashboardManager: dashboardOf(
    'MANAGER',
    titles.dashboardManager,
    'view_dashboard_manager',
    () => import('../features/dashboards/screens/ManagerDashboardScreen.tsx'),
  ),
  dashboardMunicipality: dashboardOf(
    'MUNICIPALITY',
    titles.dashboardMunicipality,
    'view_dashboard_municipality',
    () => import('../features/dashboards/screens/MunicipalityDashboardScreen.tsx'),
  ),
  dashboardTeacher: dashboardOf(
    'TEACHER',
    titles.dashboardTeacher,
    'view_dashboard_teacher',
    () => import('../features/dashboards/screens/TeacherDashboardScreen.tsx'),
  ),
  dashboardStudent: dashboardOf(
    'STUDENT',
    titles.dashboardStudent,
    'view_dashboard_student',
    () => import('../features/dashboards/screens/StudentDashboardScreen.tsx'),
  ),
  myGrades: {
    title: titles.myGrades,
    sought: titles.myGradesSought,
    access: { roles: ['STUDENT'], anyOf: ['view_dashboard_student'] },
    parent: 'dashboardStudent',
    page: () => import('../features/dashboards/screens/MyGradesScreen.tsx'),
  },
} satisfies Record<string, Screen>;
