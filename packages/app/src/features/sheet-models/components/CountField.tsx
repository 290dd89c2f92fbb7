import { TextField } from '@caderneta/ui';
import { useState } from 'react';

export interface CountFieldProps {
  label: string;
  value: number;
  minValue: number;
  maxValue: number;
  isDisabled?: boolean;
  /** A whole number within its bounds, once it is typed. */
  onChange: (value: number) => void;
}

/** A small whole number, taken on leaving the field. What is none, or out of bounds, goes back to what it was. */
export function CountField({ label, value, minValue, maxValue, isDisabled = false, onChange }: CountFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const next = Number(typed);
    if (typed !== null && /^\d{1,5}$/.test(typed) && next >= minValue && next <= maxValue && next !== value)
      onChange(next);
    setTyped(null);
  };
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(value)}
      isDisabled={isDisabled}
      onChange={setTyped}
      onBlur={commit}
    />
  );
}
