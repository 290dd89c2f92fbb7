/** What happens on a day. */
export interface CalendarEvent {
  id: string;
  /** 'yyyy-mm-dd'. */
  date: string;
  title: string;
  /** A second line: the hour, the place. */
  detail?: string;
}
