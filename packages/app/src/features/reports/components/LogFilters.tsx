import type { ReportFilters } from '@caderneta/contract';
import { DatePicker, TextField } from '@caderneta/ui';
import { dayOf } from '../../../lib/dates.ts';
import { reportsCopy } from '../reports.copy.ts';
import { logFiltersCopy } from './log-filters.copy.ts';

const texts = reportsCopy.filters;

export interface LogFiltersProps {
  filters: Pick<ReportFilters, 'from' | 'to' | 'user'>;
  onChange: (change: Partial<LogFiltersProps['filters']>) => void;
}

/** What narrows the audit log: from which day on and until which, both included, and who it was. */
export function LogFilters({ filters: { from, to, user }, onChange }: LogFiltersProps) {
  const today = dayOf(new Date());
  return (
    <>
      <DatePicker
        label={texts.from}
        today={today}
        value={from || null}
        onChange={(day) => onChange({ from: day ?? '' })}
        {...(to && { max: to })}
      />
      <DatePicker
        label={texts.to}
        today={today}
        value={to || null}
        onChange={(day) => onChange({ to: day ?? '' })}
        {...(from && { min: from })}
      />
      <TextField
        label={texts.user}
        placeholder={logFiltersCopy.anyUser}
        value={user}
        onChange={(typed) => onChange({ user: typed })}
      />
    </>
  );
}
