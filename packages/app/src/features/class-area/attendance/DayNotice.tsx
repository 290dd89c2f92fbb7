import { Notice } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import type { SchoolDay } from './school-day.ts';

/** Why no roll call of a day can be saved today. */
export function DayNotice({ day }: { day: SchoolDay }) {
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
  return <Notice tone="warning">{texts.window(from, term.posting_ends_on && writeDay(term.posting_ends_on))}</Notice>;
}
