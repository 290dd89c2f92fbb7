import { isAfterClass, postingReopeningEndpoints, type SchoolClass } from '@caderneta/contract';
import { Notice } from '@caderneta/ui';
import { writeDay } from '../../../../lib/dates.ts';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { ReopenButton } from '../../../../parts/reopen-period/screens/ReopenButton.tsx';
import { attendanceCopy as texts } from '../attendance.copy.ts';
import type { SchoolDay } from '../school-day.ts';

export interface ClosedTermNoticeProps {
  schoolClass: SchoolClass;
  /** The period that is closed. */
  term: NonNullable<SchoolDay['term']>;
}

/** When roll calls of a period are posted, with what opens it again. */
export function ClosedTermNotice({ schoolClass, term }: ClosedTermNoticeProps) {
  const mayReopen =
    useMay()(postingReopeningEndpoints.create) &&
    schoolClass.can_write &&
    !isAfterClass(schoolClass.academic_year, term.year);
  const from = writeDay(term.posting_starts_on ?? term.starts_on);
  return (
    <Notice tone="warning" actions={mayReopen ? <ReopenButton schoolClass={schoolClass} period={term} /> : null}>
      {texts.window(from, term.posting_ends_on && writeDay(term.posting_ends_on))}
    </Notice>
  );
}
