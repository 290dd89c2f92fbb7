import { and, isNull, type SQL } from 'drizzle-orm';
import { disciplines } from '../../schema/disciplines.table.ts';
import { visibleInstitutions } from '../../server/scope/classes.scope.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Disciplines of the institutions that a user sees. The query must join `institutions`. */
export const visibleDisciplines = (viewer: SignedIn): SQL =>
  and(isNull(disciplines.archived_at), visibleInstitutions(viewer)) as SQL;
