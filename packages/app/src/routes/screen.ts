import type { Access, Permission, Role } from '@caderneta/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { ScreenId } from '../lib/paths.ts';
import type { routesCopy } from './routes.copy.ts';

/** Where the menu has a screen's entry, and who sees it there. */
export interface MenuPosition {
  readonly group: keyof typeof routesCopy.groups;
  readonly icon: LucideIcon;
  readonly roles: readonly Role[];
  /** Any one of these is needed for the entry; the screen's own permissions where absent. */
  readonly anyOf?: readonly Permission[];
  /** When the menu says it otherwise than the title. */
  readonly label?: string;
  /** The collapsible entry that holds this one; it shows when any of its children does. */
  readonly folder?: keyof typeof routesCopy.folders;
}

/**
 * One row a screen. `access` says who may open it; `menu` who sees an entry for it, which can be fewer (a teacher opens
 * a correction from a class, and has no entry for it). Router, sidebar, window title and guard derive from this table.
 */
export interface Screen {
  readonly title: string;
  /** For roles to which it is something else. */
  readonly titleFor?: Partial<Record<Role, string>>;
  /** What the search finds it by, where people ask for it by another word than its title. */
  readonly sought?: string;
  readonly access: Access;
  readonly menu?: MenuPosition;
  /** The screen above it: its crumb, and the menu entry that stays lit. */
  readonly parent?: ScreenId;
  /** `bare` stands alone; `camera` takes the whole of a phone. */
  readonly frame?: 'bare' | 'camera';
  readonly page: () => Promise<{ default: ComponentType }>;
}
