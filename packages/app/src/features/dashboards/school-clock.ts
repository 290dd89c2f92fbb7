import type { WeekMoment } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { weekMomentOf } from '../../parts/teacher-schedule/timetable-lessons.ts';

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
