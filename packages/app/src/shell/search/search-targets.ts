import type { Access } from '@caderneta/contract';
import type { SidebarGroup } from '@caderneta/ui';

/** A screen or an act that a search finds by its name. */
export interface SearchTarget {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** What a viewer may find: their screens and acts, and which lists may be asked. */
export interface SearchReach {
  readonly screens: readonly SearchTarget[];
  readonly actions: readonly SearchTarget[];
  readonly pupils: boolean;
  readonly classes: boolean;
  readonly assessments: boolean;
}

/** An act that begins on a screen: whoever may open the screen and make the call finds it. */
export interface Act extends SearchTarget {
  readonly accesses: readonly Access[];
}

/** The links of the menu, those in its folders too. */
export const linksOf = (groups: readonly SidebarGroup[]): SearchTarget[] =>
  groups.flatMap(({ items }) =>
    items.flatMap(({ id, label, href, children = [] }) => [
      ...(href === undefined ? [] : [{ id, label, href }]),
      ...children.map((child) => ({ id: child.id, label: child.label, href: child.href })),
    ]),
  );
