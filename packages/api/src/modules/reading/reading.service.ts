export { createRecordingPool } from './recording-pool.ts';
