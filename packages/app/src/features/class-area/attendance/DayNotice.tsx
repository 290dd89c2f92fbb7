import { Notice } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { writeDay } from '../../../lib/dates.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import type { SchoolDay } from './school-day.ts';

export interface DayNoticeProps {
  day: SchoolDay;
  /** What may be done where the day's period is closed. */
  reopen?: ReactNode;
}

/** Why no roll call of a day can be saved today. */
export function DayNotice({ day, reopen }: DayNoticeProps) {
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
  const from = writeDay(term.posting_starts_on ?? term.starts_on);
  return (
    <Notice tone="warning" actions={reopen}>
      {texts.window(from, term.posting_ends_on && writeDay(term.posting_ends_on))}
    </Notice>
  );
}
