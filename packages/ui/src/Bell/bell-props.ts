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
  /** How many ask for the person; above nine the badge says '9+'. */
  count: number;
  notifications: readonly BellNotification[];
  onMarkRead: (id: string) => void;
  emptyText?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The link below the list. */
  history?: { label: string; href: string };
}
