import { and, eq, type SQL } from 'drizzle-orm';
import { materials } from '../../schema/materials.table.ts';
import { visibleClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Materials of the classes that a user sees; a pupil sees what is not hidden. The query must join `school_classes` and `institutions`. */
export const visibleMaterials = (viewer: SignedIn): SQL =>
  and(visibleClasses(viewer), viewer.role === 'STUDENT' ? eq(materials.hidden, false) : undefined) as SQL;
