import { useContext, useEffect, useState } from 'react';
import { DateFieldStateContext, TimeFieldStateContext } from 'react-aria-components';

/** How much of a date or time is filled in its parts. */
export type Filling = 'whole' | 'part' | 'none';

/** A year is typed through 2, 20 and 202, which nobody means. */
export const isShortYear = ({ year }: { readonly year: number }): boolean => year < 1000;

/** Reports how the field around a part is filled: the first part speaks for all. */
export function useFillingReport(type: string, report: (filling: Filling) => void): void {
  const date = useContext(DateFieldStateContext);
  const time = useContext(TimeFieldStateContext);
  const parts = (date ?? time)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const empty = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isYearShort = date?.value != null && isShortYear(date.value);
  const filling: Filling = empty === 0 && !isYearShort ? 'whole' : empty === parts.length ? 'none' : 'part';
  const speaks = parts[0]?.type === type;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change, to whichever listener is the newest
  useEffect(() => {
    if (speaks) report(filling);
  }, [speaks, filling]);
}

/**
 * Half a date is no date: while parts are missing the value is null, and the parts that are there stay on screen.
 * react-aria would go on giving out the date of before. `shown` is the value for its field, `take` hears its changes, `hold` those
 * that are no value yet; `isWrong` once it was left.
 */
export function usePartialValue(current: string | null, change: (value: string | null) => void) {
  const [held, setHeld] = useState<string | null>(null);
  const [filling, setFilling] = useState<Filling>('none');
  const [isFocused, setFocused] = useState(false);
  const isPartial = filling === 'part';

  const report = (now: Filling) => {
    setFilling(now);
    if (now === 'part' && current !== null) {
      setHeld(current);
      change(null);
    }
    // Filled in again as it was: react-aria, whose value never changed, says nothing.
    if (now === 'whole' && isPartial && current === null && held !== null) change(held);
    if (now !== 'part') setHeld(null);
  };
  /** With the last part gone nothing may be held: react-aria would fill the parts in again from it. */
  const take = (value: string | null) => {
    setHeld(null);
    change(value);
  };
  const hold = (value: string) => {
    setHeld(value);
    if (current !== null) change(null);
  };
  return { take, hold, shown: current ?? held, report, isWrong: isPartial && !isFocused, setFocused };
}
