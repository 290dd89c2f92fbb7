import type { ClassEvent } from '@caderneta/contract';
import { ErrorState, Skeleton, Timetable } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { lessonOf, weekMomentOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { calendarEvent, timedEvent } from './calendar-days.ts';
import { useClassLessons } from './schedule.api.ts';
import { scheduleCopy as texts } from './schedule.copy.ts';
import * as styles from './schedule.css.ts';

/** This week: the class's lessons and the events that have hours; below, all of the week's events. */
export function WeekView({ classId, events }: { classId: string; events: readonly ClassEvent[] }) {
  const lessons = useClassLessons(classId);
  const now = useNow();
  if (lessons.failure) {
    return <ErrorState title={texts.failed} message={lessons.failure.message} onRetry={() => void lessons.reload()} />;
  }
  if (lessons.rows === undefined) return <Skeleton rows={6} />;
  const week = [
    ...lessons.rows.map((row) => ({ ...lessonOf(row), detail: row.teacher.name })),
    ...events.flatMap((event) => timedEvent(event) ?? []),
  ];
  return (
    <>
      {lessons.rows.length === 0 && <p className={styles.muted}>{texts.noLessons}</p>}
      <Timetable label={texts.week} lessons={week} now={weekMomentOf(now)} />
      <section aria-label={texts.weekEvents} className={styles.list}>
        <h2 className={styles.title}>{texts.weekEvents}</h2>
        {events.length === 0 ? (
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
