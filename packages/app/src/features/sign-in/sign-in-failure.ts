import type { CallFailure } from '../../lib/api/call.ts';
import { failureText } from '../../lib/api/failure-text.ts';
import { signInCopy } from './sign-in.copy.ts';

/** Why signing in failed; what is said of a field stands under it. */
export const signInFailure = (failure: CallFailure): string =>
  failureText({ ...failure, errors: [] }, signInCopy.failed);
