import { expose } from 'comlink';
import { type Prepared, prepare } from './prepare.ts';

/** What the audio worker offers. */
export interface PrepareWorker {
  prepare: typeof prepare;
}

const offered: PrepareWorker = { prepare };
expose(offered);

export type { Prepared };
