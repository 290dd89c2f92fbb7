import type { ReactNode } from 'react';

export interface SidebarChild {
  id: string;
  label: string;
  href: string;
  isCurrent?: boolean;
}

export interface SidebarItem {
  id: string;
  label: string;
  /** A lucide icon. */
  icon?: ReactNode;
  /** Required unless there are children. */
  href?: string;
  isCurrent?: boolean;
  /** Opens below the item instead of leading somewhere. */
  children?: readonly SidebarChild[];
}

export interface SidebarGroup {
  label: string;
  items: readonly SidebarItem[];
}
