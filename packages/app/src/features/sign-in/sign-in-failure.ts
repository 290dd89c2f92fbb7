import type { CallFailure } from '../../lib/api/call.ts';
import { signInCopy } from './sign-in.copy.ts';

/** The server's own word on why signing in failed; ours where it said nothing readable. */
export const signInFailure = (failure: CallFailure): string =>
  failure.code === 'unreadable' ? signInCopy.failed : failure.message;
