import { may, type Viewer } from '@caderneta/contract';
import type { LucideIcon } from 'lucide-react';
import { hrefTo, paths, type ScreenId } from '../lib/paths.ts';
import type { Step } from '../lib/place/place.ts';
import { routesCopy } from './routes.copy.ts';
import { type MenuPlace, type Screen, screens } from './screens.ts';

export const screenRows = Object.entries(screens) as [ScreenId, Screen][];

export interface MenuEntry {
  readonly id: ScreenId;
  readonly label: string;
  readonly href: string;
  readonly icon: LucideIcon;
}
export interface MenuSection {
  readonly label: string;
  readonly items: readonly MenuEntry[];
}

function isVisible(viewer: Viewer, screen: Screen, menu: MenuPlace): boolean {
  const own = typeof screen.access === 'string' ? undefined : screen.access.anyOf;
  return may(viewer, screen.access) && may(viewer, { roles: menu.roles, anyOf: menu.anyOf ?? own });
}

/** The sidebar for this viewer, in table order: role allowed and permission held. Empty groups are left out. */
export function menuFor(viewer: Viewer): MenuSection[] {
  const sections = Object.entries(routesCopy.groups).map(([group, label]) => ({
    label,
    items: screenRows.flatMap(([id, screen]) =>
      screen.menu?.group === group && isVisible(viewer, screen, screen.menu)
        ? [{ id, label: screen.menu.label ?? screen.title, href: paths[id], icon: screen.menu.icon }]
        : [],
    ),
  }));
  return sections.filter((section) => section.items.length > 0);
}

/** The menu entry that is lit while a screen is open: its own, or that of the screen above it. */
export function litEntry(id: ScreenId): ScreenId {
  const { menu, parent } = screens[id];
  return menu === undefined && parent !== undefined ? litEntry(parent) : id;
}

/** 'Geral › Turmas › Gerenciar Turma': from the menu's group down to the screen. `inner` replaces the last step. */
export function crumbsOf(id: ScreenId, inner: readonly Step[] | null): Step[] {
  const { title, menu, parent } = screens[id];
  const own: readonly Step[] = inner ?? [{ label: title }];
  if (parent !== undefined) {
    const above = crumbsOf(parent, null).map((step) =>
      step.label === screens[parent].title ? { ...step, href: hrefTo(parent as 'classes') } : step,
    );
    return [...above, ...own];
  }
  const group = menu && routesCopy.groups[menu.group];
  return group === undefined || group === title ? [...own] : [{ label: group }, ...own];
}
