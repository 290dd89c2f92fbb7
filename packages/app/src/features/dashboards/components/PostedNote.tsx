import { type ManagerDashboard, periodName } from '@caderneta/contract';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { Remembered } from './Remembered.tsx';

/** What the counter 'Notas lançadas' counts, below the counters. */
export function PostedNote({ posted }: { posted: ManagerDashboard['posted_grades'] }) {
  const period = periodName(posted.scope, posted.period_index);
  return (
    <Remembered>
      <p className={styles.note}>{dashboardsCopy.posted(period, posted.part, posted.whole)}</p>
    </Remembered>
  );
}
