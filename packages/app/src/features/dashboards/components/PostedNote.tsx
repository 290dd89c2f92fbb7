import { type ManagerDashboard, periodName } from '@caderneta/contract';
import { dashboardsCopy } from '../dashboards.copy.ts';
import * as styles from './dashboard.css.ts';
import { Remembered } from './Remembered.tsx';

/** What the counter 'Notas lançadas' counts, below the counters. */
export function PostedNote({ posted, also }: { posted: ManagerDashboard['posted_grades']; also?: string }) {
  const period = periodName(posted.scope, posted.period_index);
  const text = dashboardsCopy.posted(period, posted.part, posted.whole);
  return (
    <Remembered>
      <p className={styles.note}>{also === undefined ? text : `${text} ${also}`}</p>
    </Remembered>
  );
}
