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
}

/** A week from Monday to Sunday, with 'Hoje' and 'Agora' going on by themselves. */
export function WeekPanel({ title, text, label, lessons, serverNow }: WeekPanelProps) {
  const now = useSchoolClock(serverNow);
  return (
    <Remembered>
      <Panel title={title} text={text}>
        <Timetable label={label} lessons={lessons} now={now} />
      </Panel>
    </Remembered>
  );
}
