import { Link } from 'react-aria-components';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { useBack } from '../DialogHistory/DialogHistory.tsx';
import { messages } from '../messages.ts';
import { latePart, useLatePart } from '../Overlays/late-part.ts';
import { phone, tablet } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import * as styles from './Sidebar.css.ts';
import { SidebarGroups } from './SidebarGroups.tsx';
import type { SidebarProps } from './sidebar-item.ts';

export type { SidebarProps } from './sidebar-item.ts';

const drawer = latePart(() => import('./SidebarDrawer.tsx'));

/**
 * The main menu on the board. Above 1100 px 252 px wide; from 761 px a rail of icons; on a phone a drawer that the
 * TopBar's button opens. The current item is a paper tab joined to the page.
 */
export function Sidebar({ brandHref, groups, isOpen = false, onClose }: SidebarProps) {
  const isPhone = useMediaQuery(phone);
  const isRail = useMediaQuery(tablet);
  useBack(isPhone && isOpen ? 1 : 0, () => onClose?.());
  const late = useLatePart(drawer, isPhone && isOpen, onClose);
  if (!isPhone) {
    return (
      <nav className={styles.sidebar} aria-label={messages.menu.main}>
        <Link href={brandHref} className={styles.brand} aria-label={messages.appName}>
          <BrandMark markOnly={isRail} />
        </Link>
        <SidebarGroups groups={groups} isRail={isRail} />
      </nav>
    );
  }
  return late && <late.SidebarDrawer brandHref={brandHref} groups={groups} isOpen={isOpen} onClose={onClose} />;
}
