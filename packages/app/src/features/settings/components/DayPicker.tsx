import { DatePicker } from '@caderneta/ui';
import { dayOf } from '../../../lib/dates.ts';

export interface DayPickerProps {
  label: string;
  value: string | null;
  onChange: (day: string | null) => void;
  errorMessage?: string;
  isRequired?: boolean;
}

/** A day of the calendar, which opens at today as Brasília has it. */
export const DayPicker = (props: DayPickerProps) => <DatePicker {...props} today={dayOf(new Date())} />;
