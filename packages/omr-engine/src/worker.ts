import { expose } from 'comlink';
import { createSheetWorker } from './browser/sheet-worker.ts';

expose(createSheetWorker());
