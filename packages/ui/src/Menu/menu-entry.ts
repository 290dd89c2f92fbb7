import type { ReactNode } from 'react';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Goes somewhere; otherwise `onAction` acts. */
  href?: string;
  onAction?: () => void;
  isDisabled?: boolean;
}
