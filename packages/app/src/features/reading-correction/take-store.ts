import { tabRecordings } from '../../lib/recordings/local-recordings.ts';
import { session } from '../../lib/session/session.ts';
import { isUnsaved, type TakeEvent, type Takes, takesAfter } from './takes.ts';

/** The recordings of an assessment's pupils that this tab holds. */
export interface TakeStore {
  readonly takes: () => Takes;
  readonly dispatch: (event: TakeEvent) => void;
  /** A store to which nobody listens any more keeps what would be lost with it, and nothing else. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly isLeft: () => boolean;
  /** For good: what comes later is not kept either. */
  readonly close: () => void;
}

const stores = new Map<string, TakeStore>();

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Closing the tab or signing out is asked about for as long as that would lose something, on whatever screen. */
function watchTab(): void {
  tabRecordings.unsaved = [...stores.values()]
    .flatMap((store) => Object.values(store.takes()))
    .filter(isUnsaved).length;
  if (tabRecordings.unsaved > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function createTakeStore(): TakeStore {
  const listeners = new Set<() => void>();
  let takes: Takes = {};
  let isClosed = false;
  const put = (next: Takes) => {
    const spared = isClosed
      ? {}
      : listeners.size > 0
        ? next
        : Object.fromEntries(Object.entries(next).filter(([, take]) => isUnsaved(take)));
    const urlsOf = (of: Takes) => Object.values(of).flatMap(({ url }) => url ?? []);
    // An address keeps its sound in memory until it is given back.
    for (const url of new Set([...urlsOf(takes), ...urlsOf(next)])) {
      if (!urlsOf(spared).includes(url)) URL.revokeObjectURL(url);
    }
    takes = spared;
    watchTab();
    for (const listener of listeners) listener();
  };
  return {
    takes: () => takes,
    dispatch: (event) => put(takesAfter(takes, event)),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) put(takes);
      };
    },
    isLeft: () => listeners.size === 0,
    close() {
      isClosed = true;
      put({});
    },
  };
}

let owner = session.getState().user?.id;
session.subscribe(() => {
  const { user } = session.getState();
  if (user?.id === owner) return;
  owner = user?.id;
  const former = [...stores.values()];
  stores.clear();
  for (const store of former) store.close();
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
