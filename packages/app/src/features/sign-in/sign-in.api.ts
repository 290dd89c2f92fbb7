import {
  authEndpoints,
  type DemoAccount,
  type FirstAccess,
  failures,
  type Login,
  loginSchema,
  settingsEndpoints,
  systemEndpoints,
} from '@caderneta/contract';
import { withPermissions } from '../../lib/account/read-permissions.ts';
import { type CallFailure, call } from '../../lib/api/call.ts';
import { checkForm, type FieldErrors, serverErrors } from '../../lib/forms/field-errors.ts';
import { session } from '../../lib/session/session.ts';
import { signInFailure } from './sign-in-failure.ts';

/** What the sign-in page shows beside its form. */
export interface Welcome {
  readonly year: number;
  readonly accounts: readonly DemoAccount[];
  /** Why only a MASTER gets in for now; null while the system is open. */
  readonly maintenance: string | null;
}

/** Asks what the server wants the sign-in page to show; null when it does not say. */
export async function fetchWelcome(): Promise<Welcome | null> {
  const [welcome, settings] = await Promise.all([call(systemEndpoints.welcome), call(settingsEndpoints.public)]);
  if (!welcome.ok) return null;
  const { academic_year: year, demo, accounts } = welcome.data;
  const closed = settings.ok && settings.data.maintenance.active ? settings.data.maintenance : null;
  return {
    year,
    accounts: demo ? accounts : [],
    maintenance: closed && (closed.message ?? failures.maintenance.message),
  };
}

/** Signs in; the session starts when it succeeds. */
export async function signIn(login: Login): Promise<{ ok: true; message: string } | CallFailure> {
  const answer = await call(authEndpoints.login, { body: login });
  if (!answer.ok) return answer;
  session.start(answer.data);
  session.refresh(await withPermissions(answer.data.user));
  return { ok: true, message: answer.message };
}

export type Attempt =
  | { readonly ok: true; readonly message: string }
  | { readonly ok: false; readonly errors: FieldErrors; readonly failure: string | null };

/** Checks what was typed, and signs in with it. */
export async function attemptSignIn(typed: Login): Promise<Attempt> {
  const checked = checkForm(loginSchema, typed);
  if (!checked.ok) return { ok: false, errors: checked.errors, failure: null };
  const answer = await signIn(checked.value);
  return answer.ok ? answer : { ok: false, errors: serverErrors(answer.errors), failure: signInFailure(answer) };
}

export const requestReset = (email: string) => call(authEndpoints.requestPasswordReset, { body: { email } });

export const confirmReset = (input: { token: string; password: string }) =>
  call(authEndpoints.confirmPasswordReset, { body: input });

/** Makes the first MASTER with the one-time link, and signs in as them. */
export async function createFirstMaster(input: { token: string; name: string; email: string; password: string }) {
  const answer = await call(authEndpoints.createFirstMaster, { body: input });
  if (answer.ok) session.start(answer.data);
  return answer;
}

/** Makes a person's first password with the code of their card, and signs them in. */
export async function firstAccess(input: FirstAccess) {
  const answer = await call(authEndpoints.firstAccess, { body: input });
  if (answer.ok) session.start(answer.data);
  return answer;
}
