import type { ReportFilters } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { reportsCopy } from '../reports.copy.ts';
import { DayFilter } from './DayFilter.tsx';
import { logFiltersCopy } from './log-filters.copy.ts';

const texts = reportsCopy.filters;

export interface LogFiltersProps {
  filters: Pick<ReportFilters, 'from' | 'to' | 'user'>;
  onChange: (change: Partial<LogFiltersProps['filters']>) => void;
}

/** What narrows the audit log: from which day on and until which, both included, and who it was. */
export function LogFilters({ filters: { from, to, user }, onChange }: LogFiltersProps) {
  return (
    <>
      <DayFilter label={texts.from} value={from} max={to} onChange={(day) => onChange({ from: day })} />
      <DayFilter label={texts.to} value={to} min={from} onChange={(day) => onChange({ to: day })} />
      <TextField
        label={texts.user}
        placeholder={logFiltersCopy.anyUser}
        value={user}
        onChange={(typed) => onChange({ user: typed })}
      />
    </>
  );
}
