import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Pool } from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { createSessions } from '../modules/auth/auth.service.ts';
import { startBackups } from '../modules/backups/backups.service.ts';
import { createPhotoPool } from '../modules/omr/omr.service.ts';
import { createRecordingPool } from '../modules/reading/reading.service.ts';
import { addErrorAnswers, answerError, malformedHttpAnswer } from '../server/answers/error-answers.ts';
import { createBackground } from '../server/background/background.ts';
import { createJobQueue } from '../server/background/job-queue.ts';
import type { Mailer } from '../server/background/mailer.ts';
import { createOutsidersQueue } from '../server/background/outsiders-queue.ts';
import { fullPower, mostThreads, type PoolPower, sparePower } from '../server/background/thread-pool.ts';
import { addJsonBodies } from '../server/calls/body-parser.ts';
import { addGuard, requireAccess } from '../server/calls/guard.ts';
import type { RecordingJudge } from '../server/context/recording-judge.ts';
import {
  type Clock,
  defaultLimits,
  type Engines,
  type ServerConfig,
  type ServerContext,
} from '../server/context/server-config.ts';
import type { SheetPhotoReader } from '../server/context/sheet-photo-reader.ts';
import { startHousekeeping } from '../server/operation/housekeeping.ts';
import { serveMetrics } from '../server/operation/metrics.ts';
import { closeOrderly } from '../server/operation/orderly-close.ts';
import { addRequestLine, logOptions } from '../server/operation/request-log.ts';
import { warnOfUntrustedProxy } from '../server/operation/untrusted-proxy.ts';
import { serveClientConfig } from '../server/pages/client-config.ts';
import { addSecurityHeaders } from '../server/pages/security-headers.ts';
import { serveApiDocs } from '../server/pages/serve-api-docs.ts';
import { serveApp } from '../server/pages/serve-app.ts';
import { serveDesign } from '../server/pages/serve-design.ts';
import { createSecrets } from '../server/session/secrets.ts';
import { mountRoutes } from './mount-routes.ts';

export interface ServerParts {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly config: ServerConfig;
  readonly clock?: Clock;
  readonly fileStore: FileStore;
  /** False keeps quiet; a stream takes the log's lines. */
  readonly logger?: boolean | { readonly stream: { write(line: string): void } };
  /** Reader of answer-sheet photos; without one, a worker thread of this process. */
  readonly omr?: SheetPhotoReader;
  readonly recordings?: RecordingJudge;
  readonly mailer?: Mailer | null;
  /** Whether this process does work of the queue too. Default true. */
  readonly works?: boolean;
}

/** A photo over a slow line takes long; who sends a byte a minute does not keep a connection. */
const slowestRequestMs = 180_000;
const generalBodyLimit = 1_048_576;
/** The default of 11 is for files made once; 4 is about as fast as gzip. */
const liveBrotliQuality = 4;

/** Which of the addresses that a request passed count, the nearest first: so many, or those in these networks. */
const trusts = (proxies: number | string[]) =>
  typeof proxies === 'number' ? proxies > 0 && ((_: string, hop: number) => hop < proxies) : proxies;

/**
 * Builds the server: security headers, guard, every route of the contract, the app's pages, /docs. It does not listen.
 * Closing it stops the sheet reader's worker; the pool stays the caller's.
 *
 * @throws when a route does not say who may call it.
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, logger = true } = parts;
  const { outsidersShare: share } = { ...defaultLimits, ...config.limits };
  const app: FastifyInstance = Fastify({
    logger: logger === false ? false : { ...logOptions, ...(logger === true ? {} : logger) },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusts(config.trustProxy ?? 0),
    bodyLimit: generalBodyLimit,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: slowestRequestMs,
    return503OnClosing: false,
    frameworkErrors: answerError,
    clientErrorHandler: (_error, socket) => {
      if (socket.writable) socket.end(malformedHttpAnswer(randomUUID()));
    },
  });
  const onError = (what: string) => (err: unknown) => app.log.error({ err }, what);
  const enginesWith = (power: PoolPower): Engines => ({
    omr: parts.omr ?? createPhotoPool(onError('the sheet reader failed'), power),
    recordings: parts.recordings ?? createRecordingPool(onError('the judge of recordings failed'), power),
  });
  const [engines, spareEngines] = [enginesWith(fullPower), enginesWith(sparePower)];
  const background = createBackground(app.log);
  const jobs = createJobQueue(parts.pool, app.log, parts.works ?? true);
  const context: ServerContext = {
    db: parts.db,
    pool: parts.pool,
    config,
    clock: parts.clock ?? { now: () => new Date() },
    fileStore: parts.fileStore,
    ...engines,
    mailer: parts.mailer ?? null,
    secrets: createSecrets(config.secretKey ?? randomUUID()),
    logger: app.log,
    background,
    lists: new Map(),
    jobs,
    forOutsiders: createOutsidersQueue(Math.min(1, share * mostThreads), spareEngines),
  };
  app.addHook('onClose', async () => {
    await background.settled();
    await jobs.stop();
    await Promise.all([engines, spareEngines].flatMap(({ omr, recordings }) => [omr.close(), recordings.close()]));
  });
  requireAccess(app);
  closeOrderly(app, config.drainSeconds);
  addErrorAnswers(app);
  // Parsing is `parse-request.ts`'s and answers are JSON already: the schemas of routes only feed /docs.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(() => JSON.stringify);
  addJsonBodies(app);
  addRequestLine(app);
  warnOfUntrustedProxy(app, config.trustProxy ?? 0);
  await addSecurityHeaders(app, config);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip', 'identity'],
    // Nobody sends compressed bodies: what a few bytes of one may unfold to has no limit.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: liveBrotliQuality } },
  });
  await app.register(multipart);
  serveApiDocs(app);
  addGuard(app, createSessions(context), context.clock);
  await mountRoutes(app, context);
  serveClientConfig(app, config);
  serveMetrics(app, context);
  await serveDesign(app, config);
  await serveApp(app, config);
  startHousekeeping(app, context);
  if (parts.works ?? true) startBackups(app, context);
  await app.ready();
  return app;
}
