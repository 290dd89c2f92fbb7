import { lazySection } from '../../../parts/lazy/LazyPart.tsx';

/** What a sheet that was read asks, and the place for a photo's file: nothing of it is seen before the camera's picture. */
export const OwnerQuestion = lazySection(async () => (await import('./OwnerQuestion.tsx')).OwnerQuestion);
export const ReviewList = lazySection(async () => (await import('./ReviewList.tsx')).ReviewList);
export const UploadPanel = lazySection(async () => (await import('./UploadPanel.tsx')).UploadPanel);
