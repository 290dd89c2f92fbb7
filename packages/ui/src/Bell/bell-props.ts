export interface BellNotification {
  id: string;
  title: string;
  message: string;
  /** As it is to be shown: '14/08/2026, 09:42'. */
  date?: string;
  isRead: boolean;
  /** What must be done about it, instead of marking it read. */
  act?: { label: string; href: string };
}

export interface BellProps {
  /** The badge counts those that are not read; above nine it says '9+'. */
  notifications: readonly BellNotification[];
  onMarkRead: (id: string) => void;
  emptyText?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The link below the list. */
  history?: { label: string; href: string };
}
