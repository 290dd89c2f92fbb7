import type { CorrectionServices, PublicSettings } from '@caderneta/contract';
import type { ServerContext } from '../../server/context/server-config.ts';
import { networkSettings } from './network-settings.ts';
import { linesOf } from './report-header.ts';
import { audioInForce, legacyOmrUrlInForce } from './settings-in-force.ts';
import { readSettings } from './settings-store.ts';

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

const hostOf = (url: string | null): string | null => (url && URL.canParse(url) ? new URL(url).host : null);

/** Where photos and recordings may go. */
export async function correctionServices(context: ServerContext): Promise<CorrectionServices> {
  const audio = await audioInForce(context);
  return {
    answer_sheets: { external_host: hostOf(await legacyOmrUrlInForce(context)) },
    audio: { provider: audio.provider, external_host: hostOf(audio.url) },
  };
}
