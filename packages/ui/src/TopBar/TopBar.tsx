import { CircleHelp, Menu } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Breadcrumbs, type Crumb } from '../Breadcrumbs/Breadcrumbs.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot } from '../theme/icon.css.ts';
import * as styles from './TopBar.css.ts';

export interface TopBarProps {
  crumbs: readonly Crumb[];
  /** The phone's menu button was pressed: open the Sidebar's drawer. */
  onOpenMenu: () => void;
  /** The button that finds things. */
  search?: ReactNode;
  /** The '?' that leads to the help of what is shown. */
  help?: { readonly label: string; readonly href: string } | undefined;
  /** A Bell. */
  bell: ReactNode;
  /** The profile Menu. */
  me: ReactNode;
}

/** The strip above the page: breadcrumbs, notifications, the signed-in user. On a phone, the green bar with the menu. */
export function TopBar({ crumbs, onOpenMenu, search, help, bell, me }: TopBarProps) {
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
        {help && (
          <Link href={help.href} aria-label={help.label} className={join(iconSlot, styles.help)}>
            <CircleHelp aria-hidden="true" />
          </Link>
        )}
        {bell}
        {me}
      </div>
    </header>
  );
}
