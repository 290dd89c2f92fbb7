import { EventCalendar, type EventCalendarProps } from '@caderneta/ui';

/** The month of a class's events: what a calendar stands on comes with it, apart from the week and the tab. */
export const ClassCalendar = (props: EventCalendarProps) => <EventCalendar {...props} />;
