import { type CallFailure, failedCall } from '../api/call.ts';

/** A call that the server refused with these words. */
export const refusedWith = (message: string): CallFailure => failedCall('unexpected', message);
