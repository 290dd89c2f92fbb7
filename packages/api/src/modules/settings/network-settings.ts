import {
  type AudioProvider,
  defaultSessionHours,
  type FieldError,
  fail,
  logoLimit,
  type NetworkSettings,
  type networkSettingsPatchSchema,
  type Outcome,
  succeed,
} from '@caderneta/contract';
import { and, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { decodeBase64 } from '../../files/base64.ts';
import { fileTypeOf } from '../../files/file-type.ts';
import { sessions } from '../../schema/sessions.table.ts';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Queries } from '../../server/query/queries.ts';
import { sessionEnd } from '../../server/session/session-end.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { settingsMessages } from './settings.messages.ts';
import { changesNoSetting, differences, readSettings, settingsConflict, writeSettings } from './settings-store.ts';

type Patch = z.output<typeof networkSettingsPatchSchema>;
type Environment = Pick<ServerContext, 'config' | 'mailer' | 'secrets'>;

/** A mail server, as it is stored: with its password, sealed. */
export interface StoredMail {
  readonly host: string;
  readonly port: number;
  readonly secure: boolean;
  readonly user: string | null;
  readonly password: string | null;
  readonly from: string;
}

/** An audio service, as it is stored: with its key, sealed. */
export interface StoredAudio {
  readonly provider: AudioProvider;
  readonly url: string | null;
  readonly key: string | null;
}

/** What is stored for the installation. Absent or null: the environment decides. */
interface Stored {
  readonly report_header?: NetworkSettings['report_header'];
  readonly maintenance?: NetworkSettings['maintenance'];
  readonly session_hours?: number;
  readonly mail?: StoredMail | null;
  readonly answer_sheets?: { readonly legacy_url: string | null } | null;
  readonly audio?: StoredAudio | null;
}

const noMail = { host: null, port: null, secure: false, user: null, from: null, has_password: false };

/** Whether there is a secret that this server can still open. */
const holds = (sealed: string | null, { secrets }: Environment): boolean =>
  sealed !== null && secrets.open(sealed) !== null;

function shownMail(mail: StoredMail | null | undefined, environment: Environment): NetworkSettings['mail'] {
  if (!mail) return { source: environment.mailer ? 'environment' : 'none', ...noMail };
  const { password, host, port, secure, user, from } = mail;
  return { source: 'settings', host, port, secure, user, from, has_password: holds(password, environment) };
}

function shownSheets(sheets: Stored['answer_sheets'], { config }: Environment): NetworkSettings['answer_sheets'] {
  if (sheets) return { source: 'settings', legacy_url: sheets.legacy_url };
  return { source: config.legacyOmrUrl ? 'environment' : 'none', legacy_url: config.legacyOmrUrl };
}

function shownAudio(audio: Stored['audio'], environment: Environment): NetworkSettings['audio'] {
  if (audio) {
    const { provider, url, key } = audio;
    return { source: 'settings', provider, url, has_key: holds(key, environment) };
  }
  const [url = null] = environment.config.audioTargets ?? [];
  return url
    ? { source: 'environment', provider: 'legacy', url, has_key: false }
    : { source: 'none', provider: 'embedded', url: null, has_key: false };
}

/** The installation's settings as MASTER sees them: no password, no key. */
export async function networkSettings(db: Queries, environment: Environment): Promise<NetworkSettings> {
  const { values, version } = await readSettings(db, null);
  const stored = values as Stored;
  return {
    report_header: stored.report_header ?? { text: null, logo: null },
    maintenance: stored.maintenance ?? { active: false, message: null },
    session_hours: stored.session_hours ?? (environment.config.sessionMinutes ?? defaultSessionHours * 60) / 60,
    mail: shownMail(stored.mail, environment),
    answer_sheets: shownSheets(stored.answer_sheets, environment),
    audio: shownAudio(stored.audio, environment),
    version,
  };
}

/** A logo as a 'data:' address of what its bytes show; undefined where it is no PNG or JPEG of at most `logoLimit`. */
function pictureAddress(logo: string | null): string | null | undefined {
  if (logo === null) return null;
  const bytes = decodeBase64(logo);
  const type = bytes && bytes.byteLength <= logoLimit ? fileTypeOf(bytes) : null;
  if (!bytes || (type !== 'image/png' && type !== 'image/jpeg')) return undefined;
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The secret that a form left as it was is the stored one, unless the form names another place for it. */
const secretToStore = (
  { secrets }: Environment,
  typed: string | null | undefined,
  stored: string | null | undefined,
  sameAddress: boolean,
): string | null => {
  if (typed === undefined) return (sameAddress ? stored : null) ?? null;
  return typed === null ? null : secrets.seal(typed);
};

function storedMail(
  environment: Environment,
  typed: Patch['mail'],
  before: Stored['mail'],
): StoredMail | null | undefined {
  if (!typed) return typed;
  const { host, port, secure, user, from } = typed;
  const password = secretToStore(environment, typed.password, before?.password, host === before?.host);
  return { host, port, secure, user, from, password };
}

function storedAudio(
  environment: Environment,
  typed: Patch['audio'],
  before: Stored['audio'],
): StoredAudio | null | undefined {
  if (!typed) return typed;
  const { provider, key } = typed;
  const url = provider === 'embedded' ? null : typed.url;
  return { provider, url, key: secretToStore(environment, key, before?.key, url !== null && url === before?.url) };
}

/** Sessions end after the new time without use, those that are open too. */
async function resizeSessions({ db, now }: Unit, hours: number): Promise<void> {
  await db
    .update(sessions)
    .set({ expires_at: sessionEnd(sql`${sessions.last_used_at} + make_interval(hours => ${hours}::int)`) })
    .where(and(isNull(sessions.revoked_at), gt(sessions.expires_at, now)));
}

/** Changes the installation's settings. */
export async function updateNetworkSettings(
  unit: Unit,
  environment: Environment,
  { version, ...patch }: Patch,
): Promise<Outcome<NetworkSettings>> {
  await unit.db.execute(sql`select pg_advisory_xact_lock(hashtext('settings of the network'))`);
  const before = await networkSettings(unit.db, environment);
  const logo = patch.report_header ? pictureAddress(patch.report_header.logo) : null;
  if (logo === undefined) {
    const error: FieldError = { field: 'report_header.logo', message: settingsMessages.badLogo };
    return fail('invalid-request', { errors: [error] });
  }
  const stored = (await readSettings(unit.db, null)).values as Stored;
  const { report_header, maintenance, session_hours, answer_sheets } = patch;
  const { mail, answer_sheets: sheets, audio } = stored;
  const stands = { ...before, mail, answer_sheets: sheets, audio };
  const changes = {
    report_header: report_header && { text: report_header.text, logo },
    maintenance: maintenance && { active: maintenance.active, message: maintenance.message },
    session_hours,
    mail: storedMail(environment, patch.mail, stored.mail),
    answer_sheets: answer_sheets && { legacy_url: answer_sheets.legacy_url },
    audio: storedAudio(environment, patch.audio, stored.audio),
  };
  if (version !== undefined && version !== before.version && !changesNoSetting(stands, changes)) {
    // Passwords and keys of other services are never answered, not even to whoever typed them.
    const { mail: _mail, audio: _audio, ...sent } = patch;
    const lines = differences(before, { ...before, ...sent });
    return settingsConflict(unit.db, { id: 'network', version: before.version }, before, { ...lines, version });
  }
  await writeSettings(unit, null, stands, changes);
  if (session_hours !== undefined && session_hours !== before.session_hours) await resizeSessions(unit, session_hours);
  const after = await networkSettings(unit.db, environment);
  if (after.version === before.version) return succeed(after);
  await unit.record({
    action: 'UPDATE',
    table: 'settings',
    recordId: 'network',
    municipalityId: null,
    ...differences(before, after),
    ...settingsMessages.networkUpdated,
  });
  return succeed(after);
}
