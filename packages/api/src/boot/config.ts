import { existsSync } from 'node:fs';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { isPublicKey } from '../backup/sealing.ts';
import { connectionStringFailure } from '../database/connection.ts';
import { defaultDataFolder } from '../database/supervisor/index.ts';
import type { S3Settings } from '../files/s3-store.ts';
import { typedPath } from './typed-path.ts';
import { unknownSettings } from './unknown-settings.ts';

/** Everything that the environment decides about a run of the server. */
export interface BootConfig {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** Absolute; holds the embedded database (`pg18/`), uploaded files and the log. */
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl: string | null;
  /** Connections to it at most; null takes what this machine has a use for. */
  connections: number | null;
  /** Whether an empty database is filled with the demonstration network. */
  demo: boolean;
  legacyOmrUrl: string | null;
  /** Audio services to which recordings may be sent; usually none. */
  audioTargets: string[];
  smtpUrl: string | null;
  /** Sender that people see in messages. */
  smtpFrom: string;
  /** Address that people type, without a trailing slash. */
  publicUrl: string;
  /** Folder of the built app; null serves the API alone. */
  appDir: string | null;
  /** Folder of the built design system; null serves none. */
  designDir: string | null;
  /** Whether the older services' paths answer without a session. */
  openLegacy: boolean;
  drainSeconds: number;
  /** Proxies in front whose X-Forwarded-For counts: how many, or their networks; none by default. */
  trustProxy: number | string[];
  /** Bearer token that reads `/metrics`; null serves none. */
  metricsToken: string | null;
  /** Seals passwords of other services; null takes the one of `dataDir`. */
  secretKey: string | null;
  /** Whether this process does long work too, such as large reports. */
  works: boolean;
  /** Folder, absolute, in which the server makes a backup each night; null makes none. */
  backupDir: string | null;
  /** Public key of age for which backups are encrypted; null writes them in plain. */
  backupKey: string | null;
  /** Store of files; null keeps them in `dataDir`. */
  s3: S3Settings | null;
}

/** The same place seen from `src/boot` and from `dist/boot`. */
const BUILT_APP = path.resolve(import.meta.dirname, '../../../app/build');

/** `npm run storybook -- --build` makes it; `npm start` does not. */
const BUILT_DESIGN = path.resolve(import.meta.dirname, '../../../../storybook-static');

const onOff = z.enum(['on', 'off'], { error: 'use on ou off' });
const address = (protocol: RegExp, error: string) =>
  z.url({ protocol, error }).transform((url) => url.replace(/\/+$/, ''));

/** '2' → 2 proxies; '10.0.0.0/8, ::1' → their networks; null where it is neither. */
function trustedProxies(text: string): number | string[] | null {
  if (/^\d$/.test(text)) return Number(text);
  const networks = text.split(',').map((part) => part.trim());
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)) ? networks : null;
}

const folderNames = ['CADERNETA_DATA', 'CADERNETA_APP_DIR', 'CADERNETA_BACKUP_DIR'] as const;
const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, 'use um número de porta, por exemplo 3000')
    .transform(Number)
    .refine((port) => port <= 65_535, 'a maior porta é 65535')
    .default(3000),
  HOST: z.string().default('localhost'),
  CADERNETA_DATA: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'use um endereço postgres://usuario:senha@servidor/banco')
    .transform((url, context) => {
      const failure = connectionStringFailure(url);
      if (failure !== null) {
        context.addIssue(
          `não é um endereço válido (${failure}); use postgres://usuario:senha@servidor/banco e, na senha, escreva %2F por /, %40 por @, %23 por # e %3A por :`,
        );
      }
      return url;
    })
    .optional(),
  CADERNETA_CONNECTIONS: z
    .string()
    .regex(/^\d+$/, 'use um número de conexões, por exemplo 16')
    .transform(Number)
    .refine((count) => count >= 4 && count <= 500, 'use de 4 a 500')
    .optional(),
  CADERNETA_DEMO: onOff.default('on'),
  OMR_LEGACY_URL: address(/^https?$/, 'use um endereço http:// ou https://').optional(),
  AUDIO_PROXY_TARGETS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'use endereços http:// ou https:// separados por vírgula' })))
    .optional(),
  SMTP_URL: address(/^smtps?$/, 'use um endereço smtp:// ou smtps://').optional(),
  SMTP_FROM: z.string().optional(),
  PUBLIC_URL: address(/^https?$/, 'use um endereço http:// ou https://').optional(),
  CADERNETA_APP_DIR: z
    .string()
    .refine(isBuiltApp, 'a pasta não contém o aplicativo construído (index.html)')
    .optional(),
  CADERNETA_OPEN_LEGACY: onOff.default('off'),
  CADERNETA_DRAIN: z
    .string()
    .regex(/^\d+$/, 'use um número de segundos, por exemplo 10')
    .transform(Number)
    .refine((seconds) => seconds <= 120, 'o maior tempo é 120')
    .default(0),
  CADERNETA_JOBS: onOff.default('on'),
  CADERNETA_TRUST_PROXY: z
    .string()
    .transform((text, context) => {
      const proxies = trustedProxies(text);
      if (proxies === null)
        context.addIssue('use quantos proxies há à frente (1) ou as redes deles (10.0.0.0/8, separadas por vírgula)');
      return proxies ?? 0;
    })
    .default(0),
  S3_ENDPOINT: address(/^https?$/, 'use um endereço http:// ou https://').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CADERNETA_METRICS_TOKEN: z.string().min(16, 'use pelo menos 16 caracteres').optional(),
  CADERNETA_SECRET_KEY: z.string().min(32, 'use pelo menos 32 caracteres').optional(),
  CADERNETA_BACKUP_DIR: z.string().optional(),
  CADERNETA_BACKUP_KEY: z
    .string()
    .refine(isPublicKey, 'use a chave pública que npm run -w packages/api backup-key mostra (age1…)')
    .optional(),
});

/** Every variable that `readConfig` reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/**
 * Reads and validates the environment. An empty variable counts as absent.
 *
 * @returns on failure, one line in Portuguese a variable that is wrong.
 */
export function readConfig(env: NodeJS.ProcessEnv): { ok: true; config: BootConfig } | { ok: false; errors: string[] } {
  const given: NodeJS.ProcessEnv = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
  for (const name of folderNames) if (given[name] !== undefined) given[name] = typedPath(given[name], env);
  const read = environment.safeParse(given);
  const errors = [
    ...unknownSettings(Object.keys(given), settingNames),
    ...(read.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`) ?? []),
  ];
  if (!read.success || errors.length > 0) return { ok: false, errors };
  const { data } = read;
  const missing = s3Names.filter((name) => data[name] === undefined);
  if (missing.length > 0 && missing.length < s3Names.length) {
    return {
      ok: false,
      errors: missing.map((name) => `${name}: falta; para usar um S3 informe ${s3Names.join(', ')}.`),
    };
  }
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`;
  return {
    ok: true,
    config: {
      port: data.PORT,
      host: data.HOST,
      dataDir: data.CADERNETA_DATA ?? defaultDataFolder(),
      databaseUrl: data.DATABASE_URL ?? null,
      connections: data.CADERNETA_CONNECTIONS ?? null,
      demo: data.CADERNETA_DEMO === 'on',
      legacyOmrUrl: data.OMR_LEGACY_URL ?? null,
      audioTargets: data.AUDIO_PROXY_TARGETS ?? [],
      smtpUrl: data.SMTP_URL ?? null,
      smtpFrom: data.SMTP_FROM ?? `Caderneta <nao-responda@${new URL(publicUrl).hostname}>`,
      publicUrl,
      appDir: data.CADERNETA_APP_DIR ?? (isBuiltApp(BUILT_APP) ? BUILT_APP : null),
      designDir: isBuiltApp(BUILT_DESIGN) ? BUILT_DESIGN : null,
      drainSeconds: data.CADERNETA_DRAIN,
      openLegacy: data.CADERNETA_OPEN_LEGACY === 'on',
      trustProxy: data.CADERNETA_TRUST_PROXY,
      metricsToken: data.CADERNETA_METRICS_TOKEN ?? null,
      secretKey: data.CADERNETA_SECRET_KEY ?? null,
      works: data.CADERNETA_JOBS === 'on',
      backupDir: data.CADERNETA_BACKUP_DIR ?? null,
      backupKey: data.CADERNETA_BACKUP_KEY ?? null,
      s3: s3SettingsOf(data),
    },
  };
}

function s3SettingsOf(data: z.infer<typeof environment>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = data;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

function isBuiltApp(folder: string): boolean {
  return existsSync(path.join(folder, 'index.html'));
}
