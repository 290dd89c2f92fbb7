import { type ReactNode, type Ref, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './Timetable.css.ts';
import { isNow, type Lesson, type TimetableDay, type WeekMoment, weekOf } from './timetable-week.ts';

export interface TimetableProps {
  /** Names the list of days: 'Horário do 9º Ano C'. */
  label: string;
  lessons: readonly Lesson[];
  /** The school's clock: marks 'Hoje' and 'Agora'. null for a week that is not this one. */
  now: WeekMoment | null;
  /** What can be done with a lesson, at its foot: an IconButton named after the lesson. */
  actionOf?: (lesson: Lesson) => ReactNode;
}

/**
 * The lessons of a week, Monday to Sunday, with today and the lesson in progress marked. Dated events are an EventCalendar; the record of past lessons, a Table. Where it is narrow the days stand one below
 * another, and a button leads to today. Hours and marks are words, so nothing depends on colour.
 */
export function Timetable({ label, lessons, now, actionOf }: TimetableProps) {
  const today = useRef<HTMLLIElement>(null);
  const showToday = () => {
    today.current?.scrollIntoView({ block: 'start' });
    today.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.frame}>
      {now !== null && now.day > 1 && (
        <div className={styles.jump}>
          <Button variant="quiet" block onPress={showToday}>
            {messages.timetable.showToday(messages.timetable.days[now.day])}
          </Button>
        </div>
      )}
      <ol aria-label={label} className={styles.week}>
        {weekOf(lessons).map((day) => (
          <Day key={day.day} day={day} now={now} actionOf={actionOf} todayRef={today} />
        ))}
      </ol>
    </div>
  );
}

function Day({
  day: { day, lessons },
  now,
  actionOf,
  todayRef,
}: { day: TimetableDay; todayRef: Ref<HTMLLIElement> } & Pick<TimetableProps, 'now' | 'actionOf'>) {
  const texts = messages.timetable;
  const isToday = now?.day === day;
  return (
    <li
      ref={isToday ? todayRef : undefined}
      tabIndex={isToday ? -1 : undefined}
      aria-current={isToday ? 'date' : undefined}
      className={join(styles.day, isToday && styles.today)}
    >
      <p className={join(styles.head, isToday && styles.todayHead)}>
        {texts.days[day]}
        {isToday && <span className={styles.mark}>{texts.today}</span>}
      </p>
      {lessons.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ol className={styles.lessons}>
          {lessons.map((lesson) => {
            const isCurrent = isNow(lesson, now);
            return (
              <li
                key={lesson.id}
                aria-current={isCurrent ? 'time' : undefined}
                className={join(styles.lesson, isCurrent && styles.current)}
              >
                <p className={styles.time}>
                  {texts.span(lesson.start, lesson.end)}
                  {isCurrent && <span className={styles.mark}>{texts.now}</span>}
                </p>
                <p className={styles.title}>{lesson.title}</p>
                <div className={styles.foot}>
                  {lesson.detail !== undefined && <p className={styles.detail}>{lesson.detail}</p>}
                  {actionOf !== undefined && <span className={styles.action}>{actionOf(lesson)}</span>}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </li>
  );
}
