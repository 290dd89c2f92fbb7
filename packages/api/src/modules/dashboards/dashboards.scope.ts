import { type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '../../server/signed-in.ts';
import { visibleClasses } from '../classes/classes.service.ts';

/** Classes that count on a user's panel. ADMIN and MENTOR have records of their own alone, hence none. */
export const visibleOnPanels = (viewer: SignedIn): SQL =>
  viewer.role === 'ADMIN' || viewer.role === 'MENTOR' ? sql`false` : visibleClasses(viewer);
