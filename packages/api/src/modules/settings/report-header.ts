import { type ReportHeader, writePhone } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { municipalities } from '../../schema/municipalities.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { findInstitutionSettings } from './institution-settings.ts';
import { networkSettings } from './network-settings.ts';
import { settingsMessages } from './settings.messages.ts';

/** The lines of a text that say something. */
export const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What stands for the network's lines until somebody writes them. */
async function namesOf(db: Queries, municipalityId: string | null): Promise<string[]> {
  if (municipalityId === null) return [];
  const wanted = eq(municipalities.id, municipalityId);
  const rows = await db.select({ name: municipalities.name }).from(municipalities).where(wanted);
  return rows.map(({ name }) => settingsMessages.networkOf(name));
}

/** The head of a report: the network's lines and, of a school that the viewer sees, its data. Null where they do not see it. */
export async function reportHeader(
  db: Queries,
  context: ServerContext,
  viewer: SignedIn,
  institutionId: string | null,
): Promise<ReportHeader | null> {
  const { report_header } = await networkSettings(db, context);
  const school = institutionId ? await findInstitutionSettings(db, viewer, institutionId) : null;
  if (institutionId && !school) return null;
  const contact = school && [school.address, school.phone && writePhone(school.phone), school.email].filter(Boolean);
  const written = linesOf(report_header.text);
  const network = written.length > 0 ? written : await namesOf(db, viewer.municipalityId);
  const lines = [
    ...network,
    ...(school ? [school.inep_code ? `${school.name} · INEP ${school.inep_code}` : school.name] : []),
    ...(contact?.length ? [contact.join(' · ')] : []),
  ];
  return { lines, logo: report_header.logo };
}
