import { createThreadPool, fullPower } from '../background/thread-pool.ts';
import type { WorkbookLines } from './read-workbook.ts';

/** The longest sheet that is taken in takes a second of a core. */
const program = { beside: import.meta.url, name: 'read-workbook', maxWaiting: 8, patienceMs: 60_000 };

/** Reads workbooks away from the thread that answers requests. */
export interface WorkbookReader {
  /** As `readWorkbook` does. `busy` where too many wait already; null too where the reading failed. */
  read(bytes: Uint8Array): Promise<WorkbookLines | 'busy'>;
  close(): Promise<void>;
}

/** Reads workbooks in a thread, one at a time; 8 may wait. */
export function createWorkbookPool(onError: (error: unknown) => void): WorkbookReader {
  const pool = createThreadPool<Uint8Array, WorkbookLines>(program, onError, { ...fullPower, maxThreads: 1 });
  return {
    read: async (bytes) => {
      const ran = await pool.run(bytes);
      if (ran.ok) return ran.answer;
      return ran.reason === 'busy' ? 'busy' : null;
    },
    close: pool.close,
  };
}
