import { expose } from 'comlink';
import { createModelWorker } from './browser/model-worker-script.ts';

expose(createModelWorker());
