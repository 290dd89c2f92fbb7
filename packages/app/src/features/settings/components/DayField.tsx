import { TextField } from '@caderneta/ui';
import { writeDay } from '../../../lib/dates.ts';
import { lazyField } from '../../../parts/lazy/LazyPart.tsx';
import type { DayPickerProps } from './DayPicker.tsx';

const Written = ({ label, value, isRequired }: DayPickerProps) => (
  <TextField isDisabled label={label} isRequired={isRequired} value={value === null ? '' : writeDay(value)} />
);

/** A day of the calendar. It can be read before what changes it is there. */
export const DayField = lazyField(async () => (await import('./DayPicker.tsx')).DayPicker, Written);
