import { type GradeClosure, type GradedPeriod, postingReopeningEndpoints, type SchoolClass } from '@caderneta/contract';
import { Notice } from '@caderneta/ui';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { ReopenButton } from '../../../../parts/reopen-period/screens/ReopenButton.tsx';
import { closureCopy } from '../closure.copy.ts';

export interface ClosureNoticeProps {
  schoolClass: SchoolClass;
  period: GradedPeriod;
  /** Why no grades of the period are posted today; null while they are. */
  closure: GradeClosure | null;
  /** The last day of the period's reopening; null where it is not open again. */
  reopened: string | null;
}

/** Why grades of a period are not posted today, with what opens it again; or until when it is open again. */
export function ClosureNotice({ schoolClass, period, closure, reopened }: ClosureNoticeProps) {
  const may = useMay();
  if (closure === null) return reopened && <Notice>{closureCopy.reopened(reopened)}</Notice>;
  const mayReopen = closure.code !== 'later-year' && may(postingReopeningEndpoints.create);
  return (
    <Notice tone="warning" actions={mayReopen ? <ReopenButton schoolClass={schoolClass} period={period} /> : null}>
      {closureCopy.closed(closure, period)}
    </Notice>
  );
}
