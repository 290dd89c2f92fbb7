import { type ReactNode, useId } from 'react';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';

/** What a start answers first: what waits for a hand. */
export function NowSection({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.now}>
      <h2 id={id} className={styles.nowTitle}>
        {dashboardsCopy.now}
      </h2>
      {children}
    </section>
  );
}
