import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { sheetModels } from '../../schema/sheet-models.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

const nothing = sql`false`;
const ofNetwork = ({ municipalityId }: SignedIn): SQL =>
  municipalityId ? eq(sheetModels.municipality_id, municipalityId) : nothing;
const ofSchool = ({ institutionId }: SignedIn): SQL =>
  institutionId ? eq(sheetModels.institution_id, institutionId) : nothing;

/** Models that a user sees: of the network all, or what is the whole network's and their school's. */
export function visibleSheetModels(viewer: SignedIn): SQL {
  if (viewer.role === 'MASTER') return sql`true`;
  if (viewer.role === 'MUNICIPALITY') return ofNetwork(viewer);
  return or(ofSchool(viewer), and(ofNetwork(viewer), isNull(sheetModels.institution_id))) ?? nothing;
}

/** Models that a user writes: who corrects in a school those of the school, who runs a network all of the network's. */
export function writableSheetModels(viewer: SignedIn): SQL {
  return viewer.role === 'MASTER' || viewer.role === 'MUNICIPALITY' ? visibleSheetModels(viewer) : ofSchool(viewer);
}
