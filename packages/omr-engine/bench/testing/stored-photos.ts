import { fileURLToPath } from 'node:url';

/** Photos that were drawn once for the ordinary tests. In the full run they are drawn anew, beside a test that what is stored is what is drawn. */
export const storedPhotos = fileURLToPath(new URL('../../../../fixtures/omr-photos/drawn', import.meta.url));

/** Where tests take drawn photos from; null draws them. */
export const testPhotos = process.env.CADERNETA_FULL ? null : storedPhotos;
