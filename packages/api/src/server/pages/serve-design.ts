import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../context/server-config.ts';
import { openToAll } from './open-routes.ts';
import { directivesHeader } from './security-headers.ts';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Scripts and styles that stand in a page itself; what names a file is no such script. */
const inlineOf = (page: string, element: 'script' | 'style'): string[] =>
  [...page.matchAll(new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => text,
  );

/**
 * What the design system's pages may do: run the scripts and styles that the build wrote into them, known by their hashes, and the
 * files beside them. Storybook makes its styles in sheets that are empty when they enter the page. Pages stand in frames of one another.
 */
export function designPolicy(pages: readonly string[]): string {
  const hashes = (element: 'script' | 'style') => [
    ...new Set(pages.flatMap((page) => inlineOf(page, element)).map(hashOf)),
  ];
  return directivesHeader({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes('script')],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...new Set([...hashes('style'), hashOf('')])],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'"],
    'frame-src': ["'self'"],
    'connect-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/** The design system at /design, where it is built: `npm run storybook -- --build` makes it, and no start of the server does. */
export async function serveDesign(
  root: FastifyInstance,
  { designDir = null }: Pick<ServerConfig, 'designDir'>,
): Promise<void> {
  if (designDir === null) return;
  const policy = designPolicy(['index.html', 'iframe.html'].map((page) => readFileSync(join(designDir, page), 'utf8')));
  await root.register(async (app) => {
    openToAll(app);
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN');
      done();
    });
    await app.register(fastifyStatic, {
      root: designDir,
      prefix: '/design/',
      decorateReply: false,
      cacheControl: false,
    });
    // Its pages name their files beside themselves.
    app.get('/design', { schema: { hide: true } as object }, (_request, reply) => reply.redirect('/design/'));
  });
}
