import './browser/dispose-polyfill.ts';
import { expose } from 'comlink';
import { loadSecondAttempt } from './browser/load-second-attempt.ts';
import { createSheetWorker } from './browser/sheet-worker.ts';

expose(createSheetWorker(loadSecondAttempt));
