import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from './server-config.ts';

type Directives = Record<string, string[]>;

const originOf = (root: string | undefined): string[] => (root?.startsWith('http') ? [new URL(root).origin] : []);

/** What a page may load and talk to: this server alone, and the API's origin where it is another. */
const pageDirectives = (config: ServerConfig): Directives => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
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

/** OpenCV's bindings are made with `new Function`: its worker's script, alone, may do so. */
export const omrWorkerDirectives = (config: ServerConfig): Directives => ({
  ...pageDirectives(config),
  'script-src': ["'self'", "'unsafe-eval'", "'wasm-unsafe-eval'"],
});

export const directivesHeader = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');

/** Camera and microphone for our own pages; nothing else that a browser would ask the user about. */
const permissionsPolicy = 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()';

export async function addSecurityHeaders(app: FastifyInstance, config: ServerConfig): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: pageDirectives(config) },
    // A school's server on http://192.168… must not send browsers to an https that is not there.
    strictTransportSecurity: isHttps,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.setHeader('Permissions-Policy', permissionsPolicy);
  });
}
