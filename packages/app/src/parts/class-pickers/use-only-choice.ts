import { useEffect, useRef } from 'react';

/**
 * Makes a choice that has one possibility, once its list is here and while nothing was chosen.
 * @param rows Undefined while they are on the way, and where the choice is not asked for.
 */
export function useOnlyChoice(
  rows: readonly { readonly id: string }[] | undefined,
  chosen: string | null,
  choose: (id: string) => void,
): void {
  const made = useRef<string | null>(null);
  const only = rows?.length === 1 && chosen === null ? rows[0]?.id : undefined;
  useEffect(() => {
    // Once: who takes it away again means it.
    if (only === undefined || made.current === only) return;
    made.current = only;
    choose(only);
  });
}
