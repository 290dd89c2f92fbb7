import { useSyncExternalStore } from 'react';

interface Store {
  readonly subscribe: (notify: () => void) => () => void;
  readonly matches: () => boolean;
}

const stores = new Map<string, Store>();

function storeOf(query: string): Store {
  const known = stores.get(query);
  if (known) return known;
  let list: MediaQueryList | undefined;
  const listOf = () => {
    list ??= window.matchMedia(query);
    return list;
  };
  const store: Store = {
    subscribe: (notify) => {
      const source = listOf();
      source.addEventListener('change', notify);
      return () => source.removeEventListener('change', notify);
    },
    matches: () => listOf().matches,
  };
  stores.set(query, store);
  return store;
}

/** Whether the media query holds now; re-renders when that changes. False where there is no window. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = storeOf(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}
