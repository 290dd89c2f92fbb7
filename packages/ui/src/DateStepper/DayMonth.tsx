import { I18nProvider } from 'react-aria-components';
import { readIsoDate, yearsBetween } from '../DatePicker/date-text.ts';
import { Month } from '../DatePicker/Month.tsx';

export interface DayMonthProps {
  label: string;
  /** 'yyyy-mm-dd', as all here. */
  value: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  onChange: (date: string) => void;
}

/** The month of a DateStepper. It comes when it is opened: what makes a calendar is four times what makes the rest of a roll. */
export default function DayMonth({ label, value, today, min, max, onChange }: DayMonthProps) {
  const [first, last] = [readIsoDate(min), readIsoDate(max)];
  return (
    <I18nProvider locale="pt-BR">
      <Month
        autoFocus
        aria-label={label}
        today={readIsoDate(today)}
        visibleYears={yearsBetween(first, last)}
        value={readIsoDate(value)}
        minValue={first}
        maxValue={last}
        onChange={(date) => onChange(date.toString())}
      />
    </I18nProvider>
  );
}
