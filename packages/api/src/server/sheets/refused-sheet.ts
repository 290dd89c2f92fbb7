import { type Failure, fail } from '@caderneta/contract';

/** The failure of a whole sheet, said at the field that sends it. */
export const refusedSheet = (message: string): Failure =>
  fail('invalid-request', { message, errors: [{ field: 'file', message }] });
