import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button, Link } from 'react-aria-components';
import { Menu } from '../Menu/Menu.tsx';
import { latePart, useLatePart } from '../Overlays/late-part.ts';
import { join } from '../theme/compose-class.ts';
import { icon as iconSlot, iconSmall } from '../theme/icon.css.ts';
import * as styles from './Sidebar.css.ts';
import type { SidebarGroup, SidebarItem } from './sidebar-item.ts';
import { useRailTip } from './use-rail-tip.ts';

const railTip = latePart(() => import('./RailTip.tsx'));

interface SidebarGroupsProps {
  groups: readonly SidebarGroup[];
  /** Icons alone: names come as tooltips and children as a menu. */
  isRail: boolean;
  onGo?: () => void;
}

/** The three ruled groups of links, as the sidebar, the rail and the drawer share them. */
export function SidebarGroups({ groups, isRail, onGo }: SidebarGroupsProps) {
  const id = useId();
  return (
    <div className={styles.scroll}>
      {groups.map((group, index) => (
        <div key={group.label} className={styles.group}>
          <p id={`${id}-${index}`} className={styles.groupLabel}>
            {group.label}
          </p>
          <ul aria-labelledby={`${id}-${index}`}>
            {group.items.map((item) => (
              <li key={item.id}>
                {item.children === undefined ? (
                  <PlainItem item={item} isRail={isRail} onGo={onGo} />
                ) : isRail ? (
                  <Menu placement="right top" trigger={<ItemButton item={item} />} items={item.children} />
                ) : (
                  <OpeningItem item={item} onGo={onGo} />
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ItemFace({ item }: { item: SidebarItem }) {
  return (
    <>
      {item.icon !== undefined && (
        <span className={join(iconSlot, styles.itemIcon)} aria-hidden="true">
          {item.icon}
        </span>
      )}
      <span className={styles.itemLabel}>{item.label}</span>
    </>
  );
}

function PlainItem({ item, isRail, onGo }: { item: SidebarItem; isRail: boolean; onGo?: () => void }) {
  const { tip, hide, on } = useRailTip(isRail);
  const late = useLatePart(railTip, tip !== null);
  return (
    <>
      <Link
        {...on}
        href={item.href}
        aria-current={item.isCurrent ? 'page' : undefined}
        onPress={onGo}
        className={styles.item}
      >
        <ItemFace item={item} />
      </Link>
      {late && tip && <late.RailTip of={tip} text={item.label} onClose={hide} />}
    </>
  );
}

function ItemButton({ item }: { item: SidebarItem }) {
  const isHere = item.children?.some((child) => child.isCurrent) === true;
  return (
    <Button className={styles.item} aria-current={isHere ? 'true' : undefined}>
      <ItemFace item={item} />
    </Button>
  );
}

function OpeningItem({ item, onGo }: { item: SidebarItem; onGo?: () => void }) {
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button
        className={styles.item}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => setOpen((open) => !open)}
      >
        <ItemFace item={item} />
        <span className={join(iconSmall, styles.chevron)}>
          <ChevronDown aria-hidden="true" />
        </span>
      </Button>
      {isOpen && (
        <ul id={listId}>
          {item.children?.map((child) => (
            <li key={child.id}>
              <Link
                href={child.href}
                aria-current={child.isCurrent ? 'page' : undefined}
                onPress={onGo}
                className={join(styles.item, styles.child)}
              >
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
