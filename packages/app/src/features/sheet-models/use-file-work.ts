import { useEffect, useRef, useState } from 'react';
import { lazyCopy } from '../../parts/lazy/lazy.copy.ts';

const notCome = { ok: false, message: `${lazyCopy.failed}. ${lazyCopy.hint}` } as const;

export type Worked<T> = T | { readonly ok: false; readonly message: string };

/** Something long that is done with a file, one at a time: given up by `cancel`, or when the screen goes. A refusal is its `error`. */
export function useFileWork<Given, T extends { readonly ok: true }>(
  work: (file: File, given: Given, signal: AbortSignal) => Promise<Worked<T>>,
) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (file: File, given: Given): Promise<T | null> => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    setError(undefined);
    setRunning(true);
    // What does the work comes only now, and may not.
    const done = await work(file, given, control.signal).catch(() => notCome);
    if (control.signal.aborted) return null;
    setRunning(false);
    if (done.ok) return done;
    setError(done.message);
    return null;
  };
  const cancel = () => {
    stop.current?.abort();
    setRunning(false);
  };
  return { isRunning, error, run, cancel };
}
