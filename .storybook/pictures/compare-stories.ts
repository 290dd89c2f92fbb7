import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import Fastify from 'fastify';
import { serveDesign } from '../../packages/api/src/server/pages/serve-design.ts';
import { compareLook } from '../compare-look.ts';
import { readAccepted, writeAccepted } from './accepted-looks.ts';
import { acceptedCommit, buildCommit } from './base-site.ts';
import { drawnBy, drawStories } from './draw-stories.ts';
import { type ChangedLook, type Pictures, seenLooks, settleLooks } from './settle-looks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ACCEPTED = fileURLToPath(new URL('./accepted-looks.json', import.meta.url));
const SEEN = fileURLToPath(new URL('../../test-results/looks/', import.meta.url));

async function draw(browser: Browser, site: string, stories: readonly string[]): Promise<Pictures> {
  const pictures: Pictures = new Map();
  await drawStories(browser, site, stories, (look, png) => pictures.set(look, png));
  return pictures;
}

/** Draws stories as the accepted commit has them, with this Chromium. */
async function drawBefore(browser: Browser, commit: string, stories: readonly string[]): Promise<Pictures> {
  const { site, remove } = buildCommit(ROOT, commit);
  const server = Fastify();
  try {
    await serveDesign(server, { designDir: site });
    return await draw(browser, `${await server.listen({ port: 0, host: 'localhost' })}/design/`, stories);
  } finally {
    await server.close();
    remove();
  }
}

/** Leaves a changed look's two pictures in test-results/looks. */
function keepPictures({ look, found, before, now }: ChangedLook): string {
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(`${SEEN}${look}.before.png`, before);
  writeFileSync(`${SEEN}${look}.png`, now);
  return `${look} looks different: ${found}`;
}

/**
 * Compares how stories of a built Storybook look with how they did when that was last accepted (`CADERNETA_LOOKS=keep` accepts). Fingerprints
 * hold for one major version of Chromium and one way of drawing letters; whatever they cannot settle is drawn from both commits by this
 * Chromium, and compared pixel by pixel.
 *
 * @returns What looks different; before and after are in test-results/looks.
 */
export async function compareStories(browser: Browser, site: string, stories: readonly string[]): Promise<string[]> {
  const by = await drawnBy(browser, site, stories[0] ?? '');
  const now = await draw(browser, site, stories);
  if (process.env.CADERNETA_LOOKS === 'keep') {
    writeAccepted(ACCEPTED, seenLooks(by, now));
    return [];
  }
  const accepted = readAccepted(ACCEPTED);
  const commit = acceptedCommit(ROOT, ACCEPTED);
  if (accepted === null || commit === null) return ['nothing was accepted yet: CADERNETA_LOOKS=keep does'];
  const changed = await settleLooks({
    ...{ accepted, by, now, compare: compareLook },
    draw: (left) => draw(browser, site, left),
    drawBefore: (left) => drawBefore(browser, commit, left),
  });
  return changed.map(keepPictures);
}
