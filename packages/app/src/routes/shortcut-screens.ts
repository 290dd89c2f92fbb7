import type { Role } from '@caderneta/contract';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';

const { titles } = routesCopy;
const staff: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'];

/** What the shortcuts of the installed app open. */
export const shortcutScreens = {
  rollCallStart: {
    title: titles.rollCallStart,
    access: { roles: staff, anyOf: ['view_class'] },
    parent: 'classes',
    page: () => import('../features/dashboards/screens/RollCallStartScreen.tsx'),
  },
  correctionStart: {
    title: titles.correctionStart,
    access: { roles: staff, anyOf: ['view_activities', 'class_assessments'] },
    parent: 'classes',
    page: () => import('../features/dashboards/screens/CorrectionStartScreen.tsx'),
  },
} satisfies Record<string, Screen>;
