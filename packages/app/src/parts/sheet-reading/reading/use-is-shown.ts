import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

/** Whether somebody can see the page: false in a background tab, and behind a locked screen. */
export const useIsShown = (): boolean => useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
