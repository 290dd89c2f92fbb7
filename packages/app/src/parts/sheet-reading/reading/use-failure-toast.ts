import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { TOAST_MS } from '../machine/timing.ts';
import { replaceMessage } from './replace-message.ts';

/** Tells a failure of this screen, once more where it still stands. */
export function useFailureToast() {
  const [tell] = useState(() =>
    replaceMessage((message) => showToast({ tone: 'error', message, durationMs: TOAST_MS })),
  );
  return tell;
}
