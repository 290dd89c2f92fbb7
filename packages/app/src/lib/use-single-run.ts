import { useState } from 'react';

/**
 * Runs one piece of work at a time: a second press while it is under way does nothing.
 * `running`: what is under way, by the name that it was given; null while nothing is.
 */
export function useSingleRun() {
  const [running, setRunning] = useState<string | null>(null);
  const run = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    if (running !== null) return;
    setRunning(name);
    await work();
    setRunning(null);
  };
  return { running, run };
}
