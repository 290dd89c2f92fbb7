import { type ReactNode, useSyncExternalStore } from 'react';
import { useOverlays } from '../Overlays/use-overlays.ts';
import { toastQueue } from './toast-queue.ts';

const subscribe = (changed: () => void) => toastQueue.subscribe(changed);
const countShown = () => toastQueue.visibleToasts.length;

/**
 * The place where `showToast` shows messages: put one around the application. A toast says that something
 * happened; what the person must still do belongs on the screen, where it does not go away.
 */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const overlays = useOverlays(useSyncExternalStore(subscribe, countShown, countShown) > 0);
  return (
    <>
      {children}
      {overlays && <overlays.ToastArea />}
    </>
  );
}
