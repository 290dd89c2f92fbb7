import type { CallFailure } from '../api/call.ts';

/** A call that the server refused with these words. */
export const refusedWith = (message: string): CallFailure => ({
  ok: false,
  code: 'unexpected',
  message,
  errors: [],
  current: [],
  requestId: null,
  rawBody: null,
  statusText: null,
});
