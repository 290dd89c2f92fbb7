import { DatePicker } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';

interface DayFilterProps {
  label: string;
  /** yyyy-mm-dd; empty where none is wanted. */
  value: string;
  onChange: (day: string) => void;
  min?: string | undefined;
  max?: string | undefined;
}

/** A day that narrows a list. What is typed stands at once; the list may answer when it can. */
export function DayFilter({ label, value, onChange, min, max }: DayFilterProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  return (
    <DatePicker
      label={label}
      today={dayOf(new Date())}
      value={typed || null}
      onChange={(day) => {
        setTyped(day ?? '');
        onChange(day ?? '');
      }}
      {...(min && { min })}
      {...(max && { max })}
    />
  );
}
