import { type Lesson, Timetable } from '@caderneta/ui';
import { weekMomentOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { useSchoolClock } from '../school-clock.ts';
import { Panel } from './Panel.tsx';
import { Remembered } from './Remembered.tsx';

export interface WeekPanelProps {
  title: string;
  text?: string;
  /** Names the list of days. */
  label: string;
  lessons: readonly Lesson[];
  /** The server's instant when it answered. */
  serverNow: string;
  /** Whether a lesson is still to be given today: on a holiday the timetable has some, and none goes on. */
  isTaughtToday: boolean;
}

/** To a week in which nothing is taught today, the day is over. */
const endOfDay = '24:00';

/** A week from Monday to Sunday, with 'Hoje' and 'Agora' going on by themselves. */
export function WeekPanel({ title, text, label, lessons, serverNow, isTaughtToday }: WeekPanelProps) {
  const clock = useSchoolClock(serverNow);
  // Of the day after, on a screen left open, nothing is known yet.
  const isOver = !isTaughtToday && clock.day === weekMomentOf(new Date(serverNow)).day;
  const now = isOver ? { ...clock, time: endOfDay } : clock;
  return (
    <Remembered>
      <Panel title={title} text={text}>
        <Timetable label={label} lessons={lessons} now={now} />
      </Panel>
    </Remembered>
  );
}
