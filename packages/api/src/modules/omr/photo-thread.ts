import { Worker } from 'node:worker_threads';
import type { SheetSpec } from '@caderneta/omr-engine';
import type { PhotoReading } from '../../server/sheet-photo-reader.ts';

export interface PhotoQuestion {
  readonly id: number;
  readonly bytes: Uint8Array;
  readonly spec: SheetSpec;
}

export interface PhotoAnswer {
  readonly id: number;
  readonly reading: PhotoReading;
}

// Run from sources (development, tests) the thread needs what reads TypeScript; built, it is plain JavaScript.
const isSource = import.meta.url.endsWith('.ts');
const program = new URL(`./read-photo.thread${isSource ? '.ts' : '.js'}`, import.meta.url);
const execArgv = isSource ? ['--conditions=source', '--import', 'tsx'] : [];

/** Starts the reading thread. It keeps no process alive by itself. */
export function startPhotoThread(): Worker {
  const worker = new Worker(program, { execArgv, env: process.env });
  worker.unref();
  return worker;
}
