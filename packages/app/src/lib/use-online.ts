import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Whether the browser says that it has a network. True does not promise that the server answers. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
