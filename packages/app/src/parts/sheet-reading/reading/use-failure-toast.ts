import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { TOAST_MS } from '../machine/timing.ts';
import { tellAnew } from './tell-anew.ts';

/** Tells a failure of this screen, once more where it still stands. */
export function useFailureToast() {
  const [tell] = useState(() => tellAnew((message) => showToast({ tone: 'error', message, durationMs: TOAST_MS })));
  return tell;
}
