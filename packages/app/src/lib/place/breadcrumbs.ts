import { useEffect, useSyncExternalStore } from 'react';

/** One step of the way to a screen; without an address for a group or for where one is. */
export interface Breadcrumb {
  readonly label: string;
  readonly href?: string;
}

let trail: readonly Breadcrumb[] | null = null;
const listeners = new Set<() => void>();

function setTrail(next: readonly Breadcrumb[] | null): void {
  trail = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The trail that the open screen set for itself; null where the table's own title says enough. */
export const useTrail = (): readonly Breadcrumb[] | null => useSyncExternalStore(subscribe, () => trail);

/** Names the place in the top bar and in the window's title, for screens whose name comes from data ('9º Ano C'). */
export function useBreadcrumbs(steps: readonly Breadcrumb[] | null): void {
  const text = JSON.stringify(steps);
  useEffect(() => {
    setTrail(JSON.parse(text) as readonly Breadcrumb[] | null);
    return () => setTrail(null);
  }, [text]);
}

/** '9º Ano C · Caderneta' */
export const windowTitle = (title: string): string => `${title} · Caderneta`;
