import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../context/server-config.ts';
import { hashOf, inlineHashes } from './inline-hashes.ts';
import { openToAll } from './open-routes.ts';
import { directivesHeader } from './security-headers.ts';

/**
 * Styles that scripts write while they run, by the hashes which a browser tells: an update of Storybook may change them, and the test of
 * the built Storybook then says so.
 */
const writtenLater = {
  elements: [
    // Scroll areas of Storybook's list.
    "'sha256-PPXvTto92uh84aFCI7MBOIX0TMcl90R+oo61A3tFCvw='",
    // Storybook's menu over marked elements.
    "'sha256-rMak6F0wA1B0RrxIubaAA9iDjokYLo9ADJCviiCIgNg='",
    // React Aria's touch actions.
    "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  ],
  // The hidden drawing with which the accessibility add-on simulates sight.
  attributes: ["'unsafe-hashes'", "'sha256-Yv24MQo/JGD3ASTIbjBky8goHo9/fuung5k88U+Hna8='"],
} as const;

/**
 * What the design system's pages may do: run the scripts and styles that the build wrote into them, known by their hashes, and the
 * files beside them. Storybook makes its styles in sheets that are empty when they enter the page. Pages stand in frames of one another.
 */
function designPolicy(pages: readonly string[]): string {
  return directivesHeader({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineHashes(pages, 'script')],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...new Set([...inlineHashes(pages, 'style'), hashOf(''), ...writtenLater.elements])],
    'style-src-attr': [...writtenLater.attributes],
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
