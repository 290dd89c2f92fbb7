import { messages } from '../messages.ts';

interface Bounded {
  value: string | null;
  min: string | undefined;
  max: string | undefined;
  /** How a bound is written for people. */
  write: (bound: string) => string;
}

/**
 * What to say when a value lies outside its bounds; undefined when it does not. Dates ('yyyy-mm-dd') and times
 * ('HH:mm') are ordered as text. react-aria has a sentence of its own, in the browser's language rather than ours.
 */
export function boundsMessage({ value, min, max, write }: Bounded): string | undefined {
  if (value === null || value === '') return undefined;
  if (min !== undefined && value < min) return messages.bounds.from(write(min));
  if (max !== undefined && value > max) return messages.bounds.until(write(max));
  return undefined;
}
