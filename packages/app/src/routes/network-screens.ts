import { type Role, sheetModelEndpoints } from '@caderneta/contract';
import { Landmark, School, Target } from 'lucide-react';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';

const { titles } = routesCopy;
const network: readonly Role[] = ['MASTER', 'MUNICIPALITY'];

/** Screens of what a whole network has in common. */
export const networkScreens = {
  municipalities: {
    title: titles.municipalities,
    access: { roles: network, anyOf: ['view_municipality'] },
    menu: { group: 'administration', icon: Landmark, roles: network },
    page: () => import('../features/municipalities/screens/MunicipalitiesScreen.tsx'),
  },
  institutions: {
    title: titles.institutions,
    access: { roles: network, anyOf: ['view_institution'] },
    menu: { group: 'administration', icon: School, roles: network },
    page: () => import('../features/institutions/screens/InstitutionsScreen.tsx'),
  },
  // All staff read them; only who manages them has an entry.
  skills: {
    title: titles.skills,
    access: { roles: [...network, 'MANAGER', 'TEACHER'] },
    menu: { group: 'administration', icon: Target, roles: network, anyOf: ['view_municipality'] },
    page: () => import('../features/skills/screens/SkillsScreen.tsx'),
  },
  // All staff read them, from Configurações; a director writes those of the school.
  sheetModels: {
    title: titles.sheetModels,
    access: sheetModelEndpoints.list.access,
    parent: 'settings',
    page: () => import('../features/sheet-models/screens/SheetModelsScreen.tsx'),
  },
  sheetModel: {
    title: titles.sheetModel,
    access: sheetModelEndpoints.get.access,
    parent: 'sheetModels',
    page: () => import('../features/sheet-models/screens/SheetModelScreen.tsx'),
  },
} satisfies Record<string, Screen>;
