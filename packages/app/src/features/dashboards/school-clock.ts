import { type Weekday as WireWeekday, weekdays } from '@caderneta/contract';
import type { Lesson, Weekday, WeekMoment } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { clockOf, weekMomentOf } from '../../parts/teacher-schedule/timetable-lessons.ts';

/** A weekly lesson as the timetable draws it. */
export const lessonOf = (
  lesson: { id: string; weekday: WireWeekday; start_time: string; end_time: string },
  title: string,
  detail?: string,
): Lesson => ({
  id: lesson.id,
  day: (weekdays.indexOf(lesson.weekday) + 1) as Weekday,
  start: clockOf(lesson.start_time),
  end: clockOf(lesson.end_time),
  title,
  detail,
});

/** Often enough that 'Agora' is never a minute late, ms. */
const TICK_MS = 10_000;

/** The school's clock, set by the server: that of a cheap phone may be wrong. It goes on while the screen is open. */
export function useSchoolClock(serverNow: string): WeekMoment {
  const offset = useRef(0);
  const [now, setNow] = useState(() => weekMomentOf(new Date(serverNow)));
  useEffect(() => {
    offset.current = Date.parse(serverNow) - Date.now();
    const read = () => {
      const next = weekMomentOf(new Date(Date.now() + offset.current));
      setNow((last) => (last.day === next.day && last.time === next.time ? last : next));
    };
    read();
    const timer = setInterval(read, TICK_MS);
    return () => clearInterval(timer);
  }, [serverNow]);
  return now;
}
