import { showToast } from '@caderneta/ui';
import { useCallback, useRef } from 'react';
import { TOAST_MS } from './machine/timing.ts';

/** Tells a failure, but the same one only once while its toast stands: a stream fails every second. */
export function useFailureToast() {
  const last = useRef({ message: '', at: 0 });
  return useCallback((message: string) => {
    const now = Date.now();
    if (last.current.message === message && now - last.current.at < TOAST_MS) return;
    last.current = { message, at: now };
    showToast({ tone: 'error', message, durationMs: TOAST_MS });
  }, []);
}
