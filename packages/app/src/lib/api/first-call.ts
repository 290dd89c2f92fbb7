import type { Role } from '@caderneta/contract';
import { homeOf, paths } from '../paths.ts';
import { browserStorage, readSession } from '../session/session-storage.ts';
import { namedRoot } from './api-root.ts';

/**
 * What the start of each role asks for; one whose start is plain words asks for nothing. Written out, not imported: the contract's calls
 * come with the screen, and this goes before it.
 */
export const firstCalls: Readonly<Partial<Record<Role, string>>> = {
  MASTER: '/dashboard/master',
  MUNICIPALITY: '/dashboard/municipality',
  MANAGER: '/dashboard/manager',
  TEACHER: '/dashboard/teacher',
  STUDENT: '/dashboard/student',
};

interface FirstCall {
  readonly url: string;
  readonly authorization: string;
  readonly answer: Promise<Response>;
}
let sent: FirstCall | null = null;

/**
 * Sends what the screen at this address will ask for first, before the screen is there to ask: nothing where nobody is signed in, for any
 * other address than the own start, and where the page does not name the API.
 */
export function sendFirstCall(pathname: string): void {
  const root = namedRoot();
  const session = readSession(browserStorage());
  if (root === null || session === null) return;
  const home = paths[homeOf(session.user.role)];
  const path = firstCalls[session.user.role];
  if (path === undefined || (pathname !== home && pathname !== '/app')) return;
  const authorization = `Bearer ${session.access_token}`;
  const answer = fetch(root + path, { headers: { accept: 'application/json', authorization } });
  // Who takes it hears of it.
  answer.catch(() => undefined);
  sent = { url: root + path, authorization, answer };
}

/** The answer to a call that has already left, once; null where it has not. */
export function takeFirstCall(url: string, authorization: string | undefined): Promise<Response> | null {
  if (sent === null || sent.url !== url || sent.authorization !== authorization) return null;
  const { answer } = sent;
  sent = null;
  return answer;
}
