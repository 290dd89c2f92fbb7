import { type ReactNode, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { join } from '../theme/compose-class.ts';
import { iconMedium } from '../theme/icon.css.ts';
import * as styles from './Tabs.css.ts';
import { useOverflowEdges } from './use-overflow-edges.ts';

export interface TabItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** When the tab is a place of its own with an address. */
  href?: string;
  isDisabled?: boolean;
}

export interface TabsProps {
  /** Names the row of tabs, e.g. 'Seções da turma'. */
  label: string;
  items: readonly TabItem[];
  selectedId: string;
  /** Also called for tabs with an href, after the navigation was asked for. */
  onChange?: (id: string) => void;
  /** What the selected tab shows. */
  children: ReactNode;
  className?: string;
}

/**
 * Parts of one thing, one at a time: the selected tab opens into the page. Two to four ways to see the same
 * content are a SegmentedControl. Arrow keys move between tabs; on a phone the row scrolls under faded edges.
 */
export function Tabs({ label, items, selectedId, onChange, children, className }: TabsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useOverflowEdges(scroller, selectedId);
  return (
    <AriaTabs
      selectedKey={selectedId}
      onSelectionChange={(key) => {
        if (key !== selectedId) onChange?.(String(key));
      }}
      keyboardActivation="manual"
      className={join(styles.tabs, className)}
    >
      <div ref={scroller} className={styles.scroller}>
        <TabList aria-label={label} items={items} className={styles.list}>
          {(item) => (
            <Tab id={item.id} href={item.href} isDisabled={item.isDisabled} className={styles.tab}>
              {item.icon !== undefined && (
                <span className={join(iconMedium, styles.tabIcon)} aria-hidden="true">
                  {item.icon}
                </span>
              )}
              {item.label}
            </Tab>
          )}
        </TabList>
      </div>
      <TabPanel key={selectedId} id={selectedId} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
