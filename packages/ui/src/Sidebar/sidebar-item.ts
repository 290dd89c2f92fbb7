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

export interface SidebarProps {
  /** Where the mark leads: the start page. */
  brandHref: string;
  /** Geral, Administração, Configurações: only what this person may see. */
  groups: readonly SidebarGroup[];
  /** The drawer on a phone; wider screens ignore it. */
  isOpen?: boolean;
  /** The drawer closed: by its button, Escape, a touch outside, or a place was chosen. */
  onClose?: () => void;
}
