import { authEndpoints } from '@caderneta/contract';
import { call } from '../api/call.ts';
import { session } from '../session/session.ts';
import { withPermissions } from './read-permissions.ts';

/** Ends the session here at once, and on the server as far as it can be reached. */
export async function signOut(): Promise<void> {
  const messages = call(authEndpoints.logout, { timeoutMs: 5_000 });
  session.signOut();
  await messages;
}

/** Asks the server who the session's user is by now. A failed request changes nothing; a refused token ends the session. */
export async function refreshProfile(): Promise<void> {
  if (session.token() === null) return;
  const answer = await call(authEndpoints.profile);
  if (answer.ok) session.refresh(await withPermissions(answer.data.user));
}
