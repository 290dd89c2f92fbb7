import type { ClassEvent } from '@caderneta/contract';
import { Button, IconButton, Skeleton, Timetable } from '@caderneta/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { writeDay } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { scheduleCopy } from '../../../../parts/teacher-schedule/teacher-schedule.copy.ts';
import { lessonOf, weekMomentOf } from '../../../../parts/teacher-schedule/timetable-lessons.ts';
import { calendarEvent, timedEvent, weekSpan, weeksAfter } from '../calendar-days.ts';
import { useClassLessons } from '../schedule.api.ts';
import { scheduleCopy as texts } from '../schedule.copy.ts';
import * as styles from '../schedule.css.ts';

export interface WeekViewProps {
  classId: string;
  /** As read: those of other days are left out. */
  events: readonly ClassEvent[];
  /** Those of this week are on their way. */
  isLoading: boolean;
  /** A day of the week that is shown. */
  day: string;
  today: string;
  onDay: (day: string) => void;
}

/** A week: the class's lessons and the events that have hours; below, all of the week's events. */
export function WeekView({ classId, events: known, isLoading, day, today, onDay }: WeekViewProps) {
  const lessons = useClassLessons(classId);
  const now = useNow();
  if (lessons.failure) {
    return <LoadFailed title={texts.failed} of={lessons} />;
  }
  if (lessons.rows === undefined) return <Skeleton rows={6} />;
  const { from, to } = weekSpan(day);
  const isThisWeek = from <= today && today <= to;
  const events = known.filter(({ date }) => from <= date && date <= to);
  const week = [
    ...lessons.rows.map((row) => lessonOf(row, row.discipline?.name ?? scheduleCopy.lesson, row.teacher.name)),
    ...events.flatMap((event) => timedEvent(event) ?? []),
  ];
  return (
    <>
      <div className={styles.week}>
        <IconButton label={texts.previousWeek} icon={<ChevronLeft />} onPress={() => onDay(weeksAfter(day, -1))} />
        <h2 className={styles.title} aria-live="polite">
          {texts.weekOf(writeDay(from), writeDay(to))}
        </h2>
        <IconButton label={texts.nextWeek} icon={<ChevronRight />} onPress={() => onDay(weeksAfter(day, 1))} />
        {!isThisWeek && <Button onPress={() => onDay(today)}>{texts.thisWeek}</Button>}
      </div>
      {lessons.rows.length === 0 && <p className={styles.muted}>{texts.noLessons}</p>}
      <Timetable label={texts.week} lessons={week} now={isThisWeek ? weekMomentOf(now) : null} />
      <section aria-label={texts.weekEvents} className={styles.list}>
        <h2 className={styles.title}>{texts.weekEvents}</h2>
        {events.length === 0 && isLoading ? (
          <Skeleton rows={1} />
        ) : events.length === 0 ? (
          <p className={styles.muted}>{texts.noWeekEvents}</p>
        ) : (
          <ul>
            {events.map((event) => (
              <li key={event.id}>
                {texts.line(writeDay(event.date), event.title)}
                <span className={styles.detail}>{calendarEvent(event).detail}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
