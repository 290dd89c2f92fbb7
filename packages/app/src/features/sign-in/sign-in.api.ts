import { authEndpoints, type FirstAccess, type Login, systemEndpoints } from '@caderneta/contract';
import { type CallFailure, call } from '../../lib/api/call.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { withPermissions } from '../../lib/session/read-permissions.ts';
import { session } from '../../lib/session/session.ts';

/** What the server wants the sign-in page to show. */
export const useWelcome = () => useCall(systemEndpoints.welcome);

/** Signs in; the session starts when it succeeds. */
export async function signIn(login: Login): Promise<{ ok: true; message: string } | CallFailure> {
  const answer = await call(authEndpoints.login, { body: login });
  if (!answer.ok) return answer;
  session.start(answer.data);
  session.refresh(await withPermissions(answer.data.user));
  return { ok: true, message: answer.message };
}

export const requestReset = (email: string) => call(authEndpoints.requestPasswordReset, { body: { email } });

export const confirmReset = (token: string, password: string) =>
  call(authEndpoints.confirmPasswordReset, { body: { token, password } });

/** Makes the first MASTER with the one-time link, and signs in as them. */
export async function createFirstMaster(draft: { token: string; name: string; email: string; password: string }) {
  const answer = await call(authEndpoints.createFirstMaster, { body: draft });
  if (answer.ok) session.start(answer.data);
  return answer;
}

/** Makes a person's first password with the code of their card, and signs them in. */
export async function firstAccess(draft: FirstAccess) {
  const answer = await call(authEndpoints.firstAccess, { body: draft });
  if (answer.ok) session.start(answer.data);
  return answer;
}
