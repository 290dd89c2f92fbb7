import type { Permission, Role } from '@caderneta/contract';
import { Landmark, School, Target } from 'lucide-react';
import { routesCopy } from './routes.copy.ts';
import type { Screen } from './screen.ts';

const { titles } = routesCopy;
const network: readonly Role[] = ['MASTER', 'MUNICIPALITY'];
const staff: readonly Role[] = [...network, 'MANAGER', 'TEACHER'];
/** Who corrects. */
const corrects: readonly Permission[] = ['view_activities', 'class_assessments'];

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
    access: { roles: staff },
    menu: { group: 'administration', icon: Target, roles: network, anyOf: ['view_municipality'] },
    page: () => import('../features/skills/screens/SkillsScreen.tsx'),
  },
  // From Relatórios.
  skillMaps: {
    title: titles.skillMaps,
    access: { roles: staff, anyOf: corrects },
    parent: 'reports',
    page: () => import('../features/skill-maps/screens/SkillMapsScreen.tsx'),
  },
  scale: {
    title: titles.scale,
    access: { roles: network },
    parent: 'reports',
    page: () => import('../features/network-scale/screens/NetworkScaleScreen.tsx'),
  },
  // From Configurações: who corrects in a school writes those of the school.
  sheetModels: {
    title: titles.sheetModels,
    access: { roles: staff, anyOf: corrects },
    parent: 'settings',
    page: () => import('../features/sheet-models/screens/SheetModelsScreen.tsx'),
  },
  sheetModel: {
    title: titles.sheetModel,
    access: { roles: staff, anyOf: corrects },
    parent: 'sheetModels',
    page: () => import('../features/sheet-models/screens/SheetModelScreen.tsx'),
  },
} satisfies Record<string, Screen>;
