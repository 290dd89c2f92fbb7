import type { CorrectionServices, PublicSettings, ReportHeader } from '@caderneta/contract';
import type { Queries } from '../../server/queries.ts';
import type { ServerContext } from '../../server/server-config.ts';
import type { SignedIn } from '../../server/signed-in.ts';
import { findInstitutionSettings } from './institution-settings.ts';
import { networkSettings } from './network-settings.ts';
import { audioInForce, legacyOmrUrlInForce } from './settings.service.ts';
import { readSettings } from './settings-store.ts';

const linesOf = (text: string | null): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What anybody may know before signing in. */
export async function publicSettings(context: ServerContext): Promise<PublicSettings> {
  const { report_header, maintenance } = await networkSettings(context.db, context);
  const { values } = await readSettings(context.db, null);
  return {
    network_name: linesOf(report_header.text)[0] ?? null,
    maintenance: { active: maintenance.active, message: maintenance.active ? maintenance.message : null },
    demo: context.config.demo && Boolean(values.demonstration),
  };
}

const phoneShown = (digits: string): string => digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

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
  const contact = school && [school.address, school.phone && phoneShown(school.phone), school.email].filter(Boolean);
  const lines = [
    ...linesOf(report_header.text),
    ...(school ? [school.inep_code ? `${school.name} · INEP ${school.inep_code}` : school.name] : []),
    ...(contact?.length ? [contact.join(' · ')] : []),
  ];
  return { lines, logo: report_header.logo };
}

const hostOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).host : null);

/** Where photos and recordings may go. */
export async function correctionServices(context: ServerContext): Promise<CorrectionServices> {
  const audio = await audioInForce(context);
  return {
    answer_sheets: { external_host: hostOf(await legacyOmrUrlInForce(context)) },
    audio: { provider: audio.provider, external_host: hostOf(audio.url) },
  };
}
