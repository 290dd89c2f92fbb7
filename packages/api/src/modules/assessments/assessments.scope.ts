import { and, isNull, type SQL } from 'drizzle-orm';
import { assessments } from '../../schema/assessments.table.ts';
import { visibleClasses, writableClasses } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Assessments of the classes that a user sees. The query must join `school_classes` and `institutions`. A key is never a pupil's to see. */
export const visibleAssessments = (viewer: SignedIn): SQL =>
  and(isNull(assessments.archived_at), visibleClasses(viewer)) as SQL;

/** Assessments of the classes in which a user may write. */
export const writableAssessments = (viewer: SignedIn): SQL =>
  and(isNull(assessments.archived_at), writableClasses(viewer)) as SQL;
