export { createPhotoPool } from './photo-pool.ts';
