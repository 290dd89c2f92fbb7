import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ServerConfig } from '../context/server-config.ts';
import { inlineHashes } from './inline-hashes.ts';

type Directives = Record<string, string[]>;

const originOf = (root: string | undefined): string[] => (root?.startsWith('http') ? [new URL(root).origin] : []);

/** Of the app's page, the scripts that the build wrote into it. */
const firstScripts = ({ appDir }: ServerConfig): string[] =>
  appDir === null ? [] : inlineHashes([readFileSync(join(appDir, 'index.html'), 'utf8')], 'script');

/** What a page may load and talk to: this server alone, and the API's origin where it is another. */
const pageDirectives = (config: ServerConfig): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...firstScripts(config)],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'blob:', 'data:'],
  'media-src': ["'self'", 'blob:'],
  'font-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'self'", 'blob:'],
  'connect-src': ["'self'", ...originOf(config.apiRoot)],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

export const directivesHeader = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** Camera and microphone for our own pages; nothing else that a browser would ask the user about. */
const permissionsPolicy = {
  'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
};

const ofEveryMessage = new Set(['connection', 'content-length', 'date']);

/** Headers of every answer, each made once: helmet by itself would build its policies anew for every request. */
async function constantHeaders(config: ServerConfig): Promise<Record<string, string>> {
  const isHttps = config.publicUrl.startsWith('https:');
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(config) },
    // A school's server on http://192.168… must not send browsers to an https that is not there.
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const ofHelmet = Object.entries(headers).filter(([name]) => !ofEveryMessage.has(name));
  return { ...Object.fromEntries(ofHelmet.map(([name, value]) => [name, String(value)])), ...permissionsPolicy };
}

/** Sets what every answer carries: the policies, and the id under which the log knows the request. */
export async function addSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const headers = await constantHeaders(config);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
