import { useState } from 'react';

const idOf = (opened: { readonly id: string } | 'new' | null) => (typeof opened === 'string' ? opened : opened?.id);

/**
 * What a form was opened with, while that is the same record. A form keeps the values of its opening: sent with the version of a reading
 * that came since, they would pass over what somebody else saved.
 */
export function useOpened<T extends { readonly id: string }>(now: T): T;
export function useOpened<T extends { readonly id: string }>(now: T | 'new' | null): T | 'new' | null;
export function useOpened<T extends { readonly id: string }>(now: T | 'new' | null) {
  const [opened, setOpened] = useState(now);
  if (idOf(opened) === idOf(now)) return opened;
  setOpened(now);
  return now;
}
