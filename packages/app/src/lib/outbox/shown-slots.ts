import { useEffect, useSyncExternalStore } from 'react';

let shown: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While it is on screen, this component shows what became of the slot's writes: nothing else needs to. */
export function useShowsSlot(slot: string): void {
  useEffect(() => {
    change([...shown, slot]);
    return () => {
      const at = shown.indexOf(slot);
      change(shown.filter((_, index) => index !== at));
    };
  }, [slot]);
}

/** The slots whose writes are on screen. */
export const useShownSlots = (): readonly string[] => useSyncExternalStore(subscribe, () => shown);
