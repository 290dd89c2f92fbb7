import { session } from '../../lib/session/session.ts';
import { hasUnsaved, type TakeEvent, type Takes, takesAfter } from './takes.ts';

/** The recordings of an assessment's pupils that this tab holds. */
export interface TakeStore {
  readonly takes: () => Takes;
  readonly dispatch: (event: TakeEvent) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const stores = new Map<string, TakeStore>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Closing the tab is asked about for as long as that would lose something, on whatever screen. */
function watchTab(): void {
  const isAtRisk = [...stores.values()].some((store) => hasUnsaved(store.takes()));
  if (isAtRisk) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function createTakeStore(): TakeStore {
  const listeners = new Set<() => void>();
  let takes: Takes = {};
  return {
    takes: () => takes,
    dispatch(event) {
      takes = takesAfter(takes, event);
      watchTab();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let owner = session.getState().user?.id;
session.subscribe(() => {
  const { user } = session.getState();
  if (user?.id === owner) return;
  owner = user?.id;
  stores.clear();
  watchTab();
});

/**
 * The recordings of an assessment. They outlive the screen, in memory alone, until they are sent, the tab is closed or the person signs out: a
 * child's reading cannot be typed again.
 */
export function takeStoreOf(assessmentId: string): TakeStore {
  const store = stores.get(assessmentId) ?? createTakeStore();
  stores.set(assessmentId, store);
  return store;
}
