import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time: a second press while it is under way does nothing.
 * `running`: what is under way, by the name that it was given; null while nothing is.
 */
export function useSingleRun() {
  const [running, setRunning] = useState<string | null>(null);
  // A second press may come before the first is drawn.
  const isRunning = useRef(false);
  const run = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setRunning(name);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  };
  return { running, run };
}
