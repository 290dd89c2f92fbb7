import { may, type Role, roleDefaults } from '@caderneta/contract';
import { homeOf, paths, type ScreenId } from '../../packages/app/src/lib/paths.ts';
import { screens } from '../../packages/app/src/routes/screens.ts';

export const roles = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER', 'STUDENT'] as const satisfies readonly Role[];
const ids = (Object.keys(screens) as ScreenId[]).filter((id) => !paths[id].includes(':'));
const isPublic = (id: ScreenId) => screens[id].access === 'public';
const mayOpen = (role: Role, id: ScreenId) =>
  may({ role, permissions: new Set(roleDefaults[role]) }, screens[id].access);

/** Screens that are there before signing in. */
export const publicVisits = ids.filter(isPublic);

/** Each screen once, by the first role that opens it, and each role's own home; in the full run its settings too, which differ by role. */
const visitor = (id: ScreenId) => roles.find((role) => mayOpen(role, id));
export const visitsOf = (role: Role, isFull: boolean): ScreenId[] =>
  ids.filter(
    (id) =>
      !isPublic(id) &&
      (visitor(id) === role || id === homeOf(role) || (isFull && id === 'settings' && mayOpen(role, id))),
  );
