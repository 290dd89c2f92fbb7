import { useState } from 'react';

/** A value that the caller holds, or that the field holds itself from `initial` on when the caller gives none. */
export function useOwnValue<T>(
  given: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [value: T, change: (value: T) => void] {
  const [own, setOwn] = useState(initial);
  return [
    given === undefined ? own : given,
    (value) => {
      setOwn(value);
      onChange?.(value);
    },
  ];
}
