import { userEndpoints } from '@caderneta/contract';
import { call } from '../../lib/api/call.ts';

/**
 * After a save that met somebody else's: the record's version now, with which the person, once told, may save what stands
 * in the form. Null where it cannot be read.
 */
export async function newerVersion(userId: string): Promise<number | null> {
  const answer = await call(userEndpoints.get, { params: { id: userId } });
  return answer.ok ? answer.data.version : null;
}
