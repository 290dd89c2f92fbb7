import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  crumbs: readonly Crumb[];
  /** The phone's menu button was pressed: open the Sidebar's drawer. */
  onOpenMenu: () => void;
  /** The button that finds things. */
  search?: ReactNode;
  /** A Bell. */
  bell: ReactNode;
  /** The profile Menu. */
  me: ReactNode;
}

/** The strip above the page: breadcrumbs, notifications, the signed-in user. On a phone, the green bar with the menu. */
export function TopBar({ crumbs, onOpenMenu, search, bell, me }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.phoneOnly}>
        <IconButton onDark label={messages.menu.open} icon={<Menu />} onPress={onOpenMenu} />
        <BrandMark size="small" />
      </div>
      <div className={styles.crumbs}>
        <Breadcrumbs items={crumbs} />
      </div>
      <div className={styles.end}>
        {search}
        {bell}
        {me}
      </div>
    </header>
  );
}
