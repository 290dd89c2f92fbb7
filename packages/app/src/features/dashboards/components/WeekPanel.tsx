import { type Lesson, Timetable } from '@caderneta/ui';
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
  const now = isTaughtToday ? clock : { ...clock, time: endOfDay };
  return (
    <Remembered>
      <Panel title={title} text={text}>
        <Timetable label={label} lessons={lessons} now={now} />
      </Panel>
    </Remembered>
  );
}
