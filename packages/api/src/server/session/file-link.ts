import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SignedIn } from './signed-in.ts';

const hourSeconds = 3600;

/** What a link to a file carries in the place of a token: an <img> or a download sends no header. */
export interface LinkParts {
  readonly session: string;
  readonly expires: string;
  readonly signature: string;
}

const signatureOf = (key: string, path: string, expires: string): string =>
  createHmac('sha256', key).update(`${path} ${expires}`).digest('base64url');

/** The second full hour from now, so that a list read again within the hour has the same links, which a browser has kept. */
export const linkExpiry = (now: Date): number => (Math.floor(now.getTime() / 1000 / hourSeconds) + 2) * hourSeconds;

/**
 * A path that reads one file as the viewer, without a header. It ends with the session or at the hour; who may read the file is
 * looked at again on every use.
 */
export function fileLink({ sessionId, links }: SignedIn, path: string): string {
  const expires = String(links.expires);
  return `${path}?${new URLSearchParams({ session: sessionId, expires, signature: signatureOf(links.key, path, expires) })}`;
}

/** Session, end and signature of a link; null where any is missing. */
export function linkPartsOf(query: unknown): LinkParts | null {
  const { session, expires, signature } = (query ?? {}) as Partial<Record<keyof LinkParts, unknown>>;
  if (typeof session !== 'string' || typeof expires !== 'string' || typeof signature !== 'string') return null;
  return /^[0-9a-f-]{36}$/.test(session) && /^\d{1,12}$/.test(expires) ? { session, expires, signature } : null;
}

/** Whether a link to `path` was made for this session and has not ended. */
export function isLinkOf({ links }: SignedIn, { expires, signature }: LinkParts, path: string, now: Date): boolean {
  const right = Buffer.from(signatureOf(links.key, path, expires));
  const given = Buffer.from(signature);
  return right.length === given.length && timingSafeEqual(right, given) && Number(expires) * 1000 > now.getTime();
}
