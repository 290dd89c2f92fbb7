import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export type ToastTone = 'success' | 'error' | 'warning' | 'info';

export interface ToastMessage {
  tone: ToastTone;
  message: string;
  /** How long it stays, in ms, not counting the time under the pointer or the focus. Default 3000. */
  durationMs?: number;
  /** What the person may do about it at once: 'Descartar'. The message goes with it. */
  action?: { readonly label: string; readonly onPress: () => void };
}

/** The one queue of the page. At most five show at once; the others wait. */
export const toastQueue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 5 });

export const DEFAULT_DURATION_MS = 3000;

/** Shows a message at the top right. Returns what takes it away before its time. */
export function showToast(toast: ToastMessage): () => void {
  const key = toastQueue.add(toast, { timeout: toast.durationMs ?? DEFAULT_DURATION_MS });
  return () => toastQueue.close(key);
}
