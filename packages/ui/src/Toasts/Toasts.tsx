import { type ReactNode, useSyncExternalStore } from 'react';
import { latePart, useLatePart } from '../Overlays/late-part.ts';
import { toastQueue } from './toast-queue.ts';

const toastArea = latePart(() => import('./ToastArea.tsx'));

const subscribe = (changed: () => void) => toastQueue.subscribe(changed);
const countShown = () => toastQueue.visibleToasts.length;

/**
 * The place where `showToast` shows messages: put one around the application. A toast says that something
 * happened; what the person must still do belongs on the screen, where it does not go away.
 */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const area = useLatePart(toastArea, useSyncExternalStore(subscribe, countShown, countShown) > 0);
  return (
    <>
      {children}
      {area && <area.ToastArea />}
    </>
  );
}
