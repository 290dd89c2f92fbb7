import { and, eq, type SQL } from 'drizzle-orm';
import { reportFiles } from '../../schema/report-files.table.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** Files are their owner's alone. */
export const ownReportFiles = ({ userId }: SignedIn): SQL => eq(reportFiles.user_id, userId);

export const ownReportFile = (viewer: SignedIn, id: string): SQL =>
  and(ownReportFiles(viewer), eq(reportFiles.id, id)) as SQL;

/** Where a user stands: what they reach depends on this alone. */
export const reachOf = ({ role, municipalityId, institutionId }: SignedIn): string =>
  [role, municipalityId ?? '', institutionId ?? ''].join(' ');
