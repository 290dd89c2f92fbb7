import type { Endpoint } from '@caderneta/contract';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { FileStore } from '../../files/file-store.ts';
import type { Background } from '../background/background.ts';
import type { JobQueue } from '../background/job-queue.ts';
import type { Mailer } from '../background/mailer.ts';
import type { ForOutsiders } from '../background/outsiders-queue.ts';
import type { Secrets } from '../session/secrets.ts';
import type { ListReader } from './list-reader.ts';
import type { RecordingJudge } from './recording-judge.ts';
import type { SheetPhotoReader } from './sheet-photo-reader.ts';

/** The moment that counts as now. Fixed in tests. */
export interface Clock {
  now(): Date;
}

/** Requests a minute that one caller may make before being asked to wait. */
export interface RequestLimits {
  /** Sign-ins for one address from one network address. */
  readonly login: number;
  /** Sign-ins of any address from one network address: a whole school may share it. */
  readonly loginPerNetwork: number;
  readonly passwordReset: number;
  readonly legacyOmr: number;
  /** Recordings to analyse. */
  readonly recordings: number;
  /** Not requests: the share of all threads' time that callers without a session may take, 0 to 1. */
  readonly outsidersShare: number;
}

/** What the server needs to know; `boot/config.ts` makes it from the environment. */
export interface ServerConfig {
  /** Folder of the built app, absolute; null serves the API alone. */
  readonly appDir: string | null;
  /** Folder of the built design system, absolute, served at /design; none where absent. */
  readonly designDir?: string | null;
  /** Address that people type, without a trailing slash: `https://escola.example`. Links in messages start with it. */
  readonly publicUrl: string;
  /** Whether demonstration accounts may be shown, if the database is a demonstration too. */
  readonly demo: boolean;
  /** Older answer-sheet service to ask when our reader refuses a photo, or null. */
  readonly legacyOmrUrl: string | null;
  /** Addresses of audio services to which `POST /proxy/audio` may send recordings; none where absent. */
  readonly audioTargets?: readonly string[];
  /** Root of the API as the app should call it; '' is the page's own origin. */
  readonly apiRoot?: string;
  /** Whether the older services' paths answer without a session. */
  readonly openLegacy?: boolean;
  /** Proxies in front whose X-Forwarded-For counts: how many, or their networks (CIDR); none where absent. */
  readonly trustProxy?: number | string[];
  /** Bearer token that reads `/metrics`; without one there is no such page. */
  readonly metricsToken?: string | null;
  /** Minutes without use after which a session ends, until MASTER sets others. */
  readonly sessionMinutes?: number;
  /** Folder, absolute, in which the server makes a backup each night; none where absent. */
  readonly backupDir?: string | null;
  /** Public key of age for which backups are encrypted. */
  readonly backupKey?: string | null;
  /** Seals passwords of other services. Without one they can be read only while this process runs. */
  readonly secretKey?: string;
  /** How long a stop goes on answering while `/ready` refuses, so that a balancer turns to other copies; 0 where absent. */
  readonly drainSeconds?: number;
  readonly limits?: Partial<RequestLimits>;
}

/** What reads photos and judges recordings. */
export interface Engines {
  readonly omr: SheetPhotoReader;
  readonly recordings: RecordingJudge;
}

/** Everything that a route can reach. */
export interface ServerContext extends Engines {
  readonly db: NodePgDatabase;
  readonly pool: Pool;
  readonly config: ServerConfig;
  readonly clock: Clock;
  readonly fileStore: FileStore;
  /** Null when no mail server is configured. */
  readonly mailer: Mailer | null;
  readonly secrets: Secrets;
  readonly logger: FastifyBaseLogger;
  readonly background: Background;
  /** What every list call of the contract reads with, by its endpoint. Filled while routes are added. */
  readonly lists: Map<Endpoint, ListReader>;
  readonly jobs: JobQueue;
  readonly forOutsiders: ForOutsiders<Engines>;
}

export const defaultLimits: RequestLimits = {
  login: 10,
  loginPerNetwork: 300,
  passwordReset: 5,
  legacyOmr: 60,
  recordings: 60,
  outsidersShare: 0.25,
};
