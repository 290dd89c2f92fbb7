import { useEffect, useState } from 'react';
import { dayOf } from './dates.ts';

const minuteMs = 60_000;

/** The day that it is in Brasília by this device's clock, 'yyyy-mm-dd'; it goes on while the screen stays open. */
export function useToday(): string {
  const [day, setDay] = useState(() => dayOf(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(dayOf(new Date())), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return day;
}
