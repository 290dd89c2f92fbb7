import type { FastifyInstance } from 'fastify';

const warning =
  'Há um proxy à frente (X-Forwarded-For), e nenhum é de confiança: todas as pessoas contam como um só endereço, e os limites de tentativas de uma valem para as outras. Indique quantos proxies há: CADERNETA_TRUST_PROXY=1';

/** Says, once, that callers come through a proxy while none is trusted. */
export function warnOfUntrustedProxy(app: FastifyInstance, trusted: number | string[]): void {
  if (trusted !== 0) return;
  let isSaid = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!isSaid && request.headers['x-forwarded-for'] !== undefined) {
      isSaid = true;
      app.log.warn(warning);
    }
    done();
  });
}
