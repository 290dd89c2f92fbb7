/** What reads pictures: nothing of it is seen before the camera's picture, so that it comes behind the screen. */
export const fetchFrameLoop = () => import('./frame-loop.ts');
export const fetchImageReading = () => import('./read-sheet-image.ts');

/** Fetches it, so that no picture has to wait. */
export const preloadReading = (): void => void fetchFrameLoop().catch(() => undefined);
