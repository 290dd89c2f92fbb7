import { timingSafeEqual } from 'node:crypto';
import { fail } from '@caderneta/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { sendFailure } from '../answers/answer.ts';
import type { ServerContext } from '../context/server-config.ts';
import { tokenHash } from '../session/tokens.ts';

/** Upper bounds of the histogram's buckets, s: most calls take milliseconds, reading a photo a second. */
const bucketsS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Hashes have one length, which a comparison in constant time needs. */
const isToken = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(
    Buffer.from(tokenHash(request.headers.authorization ?? '')),
    Buffer.from(tokenHash(`Bearer ${token}`)),
  );

/**
 * `/metrics` for Prometheus, for whoever brings `CADERNETA_METRICS_TOKEN`: the process, requests by route and status, database
 * connections. Routes are patterns: no address as typed and nothing about people is in it.
 */
export function serveMetrics(app: FastifyInstance, { config, pool }: ServerContext): void {
  const token = config.metricsToken;
  if (!token) return;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: bucketsS,
    registers: [register],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state; waiting ones are requests without a connection',
    labelNames: ['state'],
    registers: [register],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'unknown' : (request.routeOptions.url ?? 'unknown');
    requests.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } as object }, async (request, reply) => {
    if (!isToken(request, token)) return sendFailure(reply, fail('session-missing'));
    return reply.header('content-type', register.contentType).send(await register.metrics());
  });
  app.addHook('onClose', async () => register.clear());
}
