import { classEventTypeLabels, type UpcomingEvent } from '@caderneta/contract';
import { Badge } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { clockOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { dashboardsCopy } from '../dashboards.copy.ts';
import { classTab } from '../panel-links.ts';
import { LineList } from './LineList.tsx';
import { Panel } from './Panel.tsx';

export interface EventListProps {
  events: readonly UpcomingEvent[];
  /** Each leads to the calendar of its class, for who may open it. */
  isLeading?: boolean;
}

/** Próximos eventos: what stands in the calendars of the classes. */
export function EventList({ events, isLeading = false }: EventListProps) {
  const texts = dashboardsCopy.events;
  return (
    <Panel title={texts.title}>
      <LineList
        empty={texts.empty}
        foldedAs={texts.title}
        lines={events.map((event) => ({
          id: event.id,
          href: isLeading ? classTab(event.class.id, 'cronograma') : undefined,
          name: event.title,
          detail: [writeDay(event.date), event.start_time && clockOf(event.start_time), event.class.name]
            .filter(Boolean)
            .join(' · '),
          end: <Badge tone="neutral">{classEventTypeLabels[event.type]}</Badge>,
        }))}
      />
    </Panel>
  );
}
