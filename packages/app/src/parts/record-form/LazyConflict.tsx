import { lazySection } from '../lazy/LazyPart.tsx';

/** `ConflictNotice`, fetched when two people met. */
export const LazyConflict = lazySection(async () => (await import('./ConflictNotice.tsx')).ConflictNotice);
