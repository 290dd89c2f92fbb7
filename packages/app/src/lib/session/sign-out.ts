import { authEndpoints } from '@caderneta/contract';
import { call } from '../api/call.ts';
import { session } from './session.ts';

/** Ends the session here at once, and on the server as far as it can be reached. */
export async function signOut(): Promise<void> {
  const told = call(authEndpoints.logout, { timeoutMs: 5_000 });
  session.signOut();
  await told;
}
