import { type AudioProvider, defaultSessionHours, type Failure, fail } from '@caderneta/contract';
import { createMailer, type Mailer } from '../../server/background/mailer.ts';
import type { ServerConfig, ServerContext } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { StoredAudio, StoredMail } from './network-settings.ts';
import { readNetworkSetting } from './settings-store.ts';

/** The mail server in force: MASTER's or, without one, the environment's; null where there is none. */
export async function mailerInForce({
  db,
  mailer,
  secrets,
}: Pick<ServerContext, 'db' | 'mailer' | 'secrets'>): Promise<Mailer | null> {
  const mail = (await readNetworkSetting(db, 'mail')) as StoredMail | null | undefined;
  if (!mail) return mailer;
  const password = (mail.password && secrets.open(mail.password)) ?? '';
  const account = mail.user ? `${encodeURIComponent(mail.user)}:${encodeURIComponent(password)}@` : '';
  return createMailer(`${mail.secure ? 'smtps' : 'smtp'}://${account}${mail.host}:${mail.port}`, mail.from);
}

/** Address of the older answer-sheet service in force, or null. */
export async function legacyOmrUrlInForce({
  db,
  config,
}: Pick<ServerContext, 'db' | 'config'>): Promise<string | null> {
  const sheets = (await readNetworkSetting(db, 'answer_sheets')) as { legacy_url: string | null } | null | undefined;
  return sheets ? sheets.legacy_url : config.legacyOmrUrl;
}

/** Who listens to recordings, with its key, and the addresses to which a recording may be passed on as it is. */
export interface AudioInForce {
  readonly provider: AudioProvider;
  readonly url: string | null;
  readonly key: string | null;
  readonly proxyTargets: readonly string[];
}

export async function audioInForce({
  db,
  config,
  secrets,
}: Pick<ServerContext, 'db' | 'config' | 'secrets'>): Promise<AudioInForce> {
  const audio = (await readNetworkSetting(db, 'audio')) as StoredAudio | null | undefined;
  if (audio) {
    const { provider, url, key } = audio;
    return { provider, url, key: key && secrets.open(key), proxyTargets: provider === 'legacy' && url ? [url] : [] };
  }
  const targets = config.audioTargets ?? [];
  const [url = null] = targets;
  return { provider: url ? 'legacy' : 'embedded', url, key: null, proxyTargets: targets };
}

/** Minutes without use after which a session ends. */
export async function sessionMinutesInForce(db: Queries, config: ServerConfig): Promise<number> {
  const hours = (await readNetworkSetting(db, 'session_hours')) as number | undefined;
  return hours === undefined ? (config.sessionMinutes ?? defaultSessionHours * 60) : hours * 60;
}

/** What a stored 'maintenance' value answers to everybody but MASTER; null while the system is open. */
export function closureOf(stored: unknown): Failure | null {
  const { active, message } = (stored ?? {}) as { active?: boolean; message?: string | null };
  if (!active) return null;
  return message ? fail('maintenance', { message }) : fail('maintenance');
}

export const maintenanceClosure = async (db: Queries): Promise<Failure | null> =>
  closureOf(await readNetworkSetting(db, 'maintenance'));
