import { type Failure, fail } from '@caderneta/contract';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../context/server-config.ts';

/** What a path of the older services answers where it is not open: anybody could keep the teachers waiting through it. */
const closed = fail('not-found', {
  message:
    'Este endereço está fechado neste servidor. Para abri-lo aos programas antigos, quem o administra usa CADERNETA_OPEN_LEGACY=on.',
});

/** Why a path of the older services takes no request now, told before its body is read; null where it does. */
export function legacyFailure(
  { config, forOutsiders }: Pick<ServerContext, 'config' | 'forOutsiders'>,
  request: FastifyRequest,
): Failure | null {
  if (!config.openLegacy) return closed;
  if (!forOutsiders.isFull()) return null;
  request.raw.resume();
  return fail('server-busy');
}
