import { writeNearDay } from '../../../lib/dates.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { type Line, LineList } from './LineList.tsx';

export interface MissingRollCallsProps {
  /** Both 'yyyy-mm-dd'; no day with lessons is near where `lesson_day` is null. */
  data: { readonly lesson_day: string | null; readonly today: string };
  title: string;
  /** What is said on a day with lessons where nothing is missing. */
  empty: string;
  lines: readonly Line[];
}

/** Where roll calls of today are missing; on a day without lessons, when the next lessons are. */
export function MissingRollCalls({ data, title, empty, lines }: MissingRollCallsProps) {
  const { lesson_day: lessonDay, today } = data;
  const texts = dashboardsCopy.noLessons;
  const isFree = lines.length === 0 && lessonDay !== today;
  const free: Line = {
    id: 'free',
    name: texts.title,
    detail: lessonDay === null ? undefined : texts.next(writeNearDay(lessonDay)),
  };
  return <LineList empty={empty} foldedAs={title} lines={isFree ? [free] : lines} />;
}
