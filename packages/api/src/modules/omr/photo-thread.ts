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

const isSource = import.meta.url.endsWith('.ts');
const program = new URL(isSource ? './read-photo.source.mjs' : './read-photo.thread.js', import.meta.url);

/** Starts the reading thread. */
export const startPhotoThread = (): Worker =>
  new Worker(program, { execArgv: isSource ? ['--conditions=caderneta-source'] : [] });
