import { Ledger, type LedgerProps } from '@caderneta/ui';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { Remembered } from './Remembered.tsx';

/** The counters of a start, which the next opening shows at once. A pupil's are their own marks: those are not kept. */
export const Counters = (props: Pick<LedgerProps, 'items' | 'maxColumns'>) => (
  <Remembered>
    <Ledger label={dashboardsCopy.totals} {...props} />
  </Remembered>
);
