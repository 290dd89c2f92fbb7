import type { SchoolClass } from '@caderneta/contract';
import { Notice } from '@caderneta/ui';
import { lazySection } from '../../../../parts/lazy/LazyPart.tsx';
import { attendanceCopy as texts } from '../attendance.copy.ts';
import type { SchoolDay } from '../school-day.ts';

const ClosedTermNotice = lazySection(async () => (await import('./ClosedTermNotice.tsx')).ClosedTermNotice);

export interface DayNoticeProps {
  day: SchoolDay;
  schoolClass: SchoolClass;
}

/** Why no roll call of a day can be saved today. */
export function DayNotice({ day, schoolClass }: DayNoticeProps) {
  const { kind, reason, term } = day;
  if (kind === 'to-come') {
    return (
      <Notice tone="warning" title={texts.toCome}>
        {texts.toComeHint}
      </Notice>
    );
  }
  if (kind === 'closed' || kind === 'outside' || term === null) {
    return (
      <Notice tone="warning" title={kind === 'closed' ? texts.closed(reason) : texts.outside}>
        {texts.noLessons}
      </Notice>
    );
  }
  return <ClosedTermNotice schoolClass={schoolClass} term={term} />;
}
