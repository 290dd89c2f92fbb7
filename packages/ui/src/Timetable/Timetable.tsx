import { type ReactNode, useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { messages } from '../messages.ts';
import { join } from '../theme/compose-class.ts';
import * as styles from './Timetable.css.ts';
import { dayInFocus, isNow, type Lesson, type TimetableDay, type WeekMoment, weekOf } from './timetable-week.ts';

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
 * The lessons of a week, Monday to Sunday, with today and the lesson in progress marked. Dated events are an EventCalendar; the
 * record of past lessons, a Table. Where it is narrow this week shows today, or the next day with lessons, and a button unfolds
 * the rest; any other week stands whole, its days one below another. Hours and marks are words, so nothing depends on colour.
 */
export function Timetable({ label, lessons, now, actionOf }: TimetableProps) {
  const texts = messages.timetable;
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const week = weekOf(lessons);
  const focus = now === null ? null : dayInFocus(week, now.day);
  return (
    <div className={styles.frame}>
      <ol id={id} aria-label={label} className={styles.week}>
        {week.map((day) => (
          <Day
            key={day.day}
            day={day}
            now={now}
            isNext={day.day === focus && focus !== now?.day}
            isFolded={focus !== null && day.day !== focus && !isUnfolded}
            actionOf={actionOf}
          />
        ))}
      </ol>
      {focus !== null && (
        <div className={styles.unfold}>
          <Button
            variant="quiet"
            block
            aria-expanded={isUnfolded}
            aria-controls={id}
            onPress={() => setUnfolded(!isUnfolded)}
          >
            {isUnfolded ? texts.fold : texts.unfold}
          </Button>
        </div>
      )}
    </div>
  );
}

interface DayProps extends Pick<TimetableProps, 'now' | 'actionOf'> {
  day: TimetableDay;
  /** Shown in place of today, which has no lessons. */
  isNext: boolean;
  /** Left out where it is narrow. */
  isFolded: boolean;
}

function Day({ day: { day, lessons }, now, isNext, isFolded, actionOf }: DayProps) {
  const texts = messages.timetable;
  const isToday = now?.day === day;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={join(
        styles.day,
        isToday && styles.today,
        isFolded && styles.folded,
        lessons.length === 0 && styles.empty,
      )}
    >
      <p className={join(styles.head, isToday && styles.todayHead)}>
        {texts.days[day]}
        {isToday && <span className={styles.mark}>{texts.today}</span>}
        {isNext && <span className={styles.next}>{texts.next}</span>}
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
                <div className={styles.foot}>
                  <p className={styles.words} title={lesson.detail}>
                    <span className={styles.title}>{lesson.title}</span>
                    {lesson.detail !== undefined && <span className={styles.detail}>{` · ${lesson.detail}`}</span>}
                  </p>
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
