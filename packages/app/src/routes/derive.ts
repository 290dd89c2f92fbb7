import { may, type Role, type Viewer } from '@caderneta/contract';
import type { LucideIcon } from 'lucide-react';
import { hrefTo, paths, type ScreenId } from '../lib/paths.ts';
import type { Breadcrumb } from '../lib/place/breadcrumbs.ts';
import { folderIcons } from './folder-icons.ts';
import { routesCopy } from './routes.copy.ts';
import type { MenuPosition, Screen } from './screen.ts';
import { screens } from './screens.ts';

type Row = readonly [ScreenId, Screen];
const screenRows = Object.entries(screens) as Row[];

interface MenuLink {
  readonly id: ScreenId;
  readonly label: string;
  readonly href: string;
}
/** A link, or a collapsible entry with the links in it. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly href?: string;
  readonly children?: readonly MenuLink[];
}
export interface MenuSection {
  readonly label: string;
  readonly items: readonly MenuEntry[];
}

function isVisible(viewer: Viewer, screen: Screen, menu: MenuPosition): boolean {
  const own = typeof screen.access === 'string' ? undefined : screen.access.anyOf;
  return may(viewer, screen.access) && may(viewer, { roles: menu.roles, anyOf: menu.anyOf ?? own });
}

/** One group's entries. A folder stands where its first visible child would. */
function entriesOf(viewer: Viewer, rows: readonly Row[]): MenuEntry[] {
  const entries: (MenuEntry & { children?: MenuLink[] })[] = [];
  for (const [id, screen] of rows) {
    const { menu } = screen;
    if (menu === undefined || !isVisible(viewer, screen, menu)) continue;
    const link = { id, label: menu.label ?? screen.title, href: paths[id] };
    if (menu.folder === undefined) {
      entries.push({ ...link, icon: menu.icon });
      continue;
    }
    const open = entries.find((entry) => entry.id === menu.folder);
    if (open?.children) open.children.push(link);
    else
      entries.push({
        id: menu.folder,
        label: routesCopy.folders[menu.folder],
        icon: folderIcons[menu.folder],
        children: [link],
      });
  }
  return entries;
}

/** The sidebar for this viewer, in table order: role allowed and permission held. Empty groups are left out. */
export function menuFor(viewer: Viewer, rows: readonly Row[] = screenRows): MenuSection[] {
  const sections = Object.entries(routesCopy.groups).map(([group, label]) => ({
    label,
    items: entriesOf(
      viewer,
      rows.filter(([, screen]) => screen.menu?.group === group),
    ),
  }));
  return sections.filter((section) => section.items.length > 0);
}

/** The menu entry that is lit while a screen is open: its own, or that of the screen above it. */
export function litEntry(id: ScreenId): ScreenId {
  const { menu, parent } = screens[id];
  return menu === undefined && parent !== undefined ? litEntry(parent) : id;
}

/** What a screen is called to a role. */
export const titleOf = (id: ScreenId, role: Role): string => screens[id].titleFor?.[role] ?? screens[id].title;

/** 'Geral › Turmas › Gerenciar Turma': from the menu's group down to the screen. `inner` replaces the last step. */
export function crumbsOf(id: ScreenId, inner: readonly Breadcrumb[] | null): Breadcrumb[] {
  const { title, menu, parent } = screens[id];
  const own: readonly Breadcrumb[] = inner ?? [{ label: title }];
  if (parent !== undefined) {
    const above = crumbsOf(parent, null).map((step) =>
      step.label === screens[parent].title ? { ...step, href: hrefTo(parent as 'classes') } : step,
    );
    return [...above, ...own];
  }
  const group = menu && routesCopy.groups[menu.group];
  const folder = menu?.folder && routesCopy.folders[menu.folder];
  const above = [group, folder].flatMap((label) => (label === undefined || label === title ? [] : [{ label }]));
  return [...above, ...own];
}
