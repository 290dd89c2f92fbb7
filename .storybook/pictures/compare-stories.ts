import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import Fastify from 'fastify';
import { serveDesign } from '../../packages/api/src/server/pages/serve-design.ts';
import { compareLook } from '../compare-look.ts';
import { type AcceptedLooks, fingerprint, readAccepted, unsettled, writeAccepted } from './accepted-looks.ts';
import { acceptedCommit, buildCommit } from './base-site.ts';
import { drawnBy, drawStories } from './draw-stories.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ACCEPTED = fileURLToPath(new URL('./accepted-looks.json', import.meta.url));
const SEEN = fileURLToPath(new URL('../../test-results/looks/', import.meta.url));
/** A frame that came late draws another picture: what was drawn as accepted once is as accepted. */
const TRIES = 2;

const storyOf = (look: string): string => look.slice(0, look.lastIndexOf('.'));
const storiesOf = (looks: readonly string[]): string[] => [...new Set(looks.map(storyOf))];

type Pictures = Map<string, Buffer>;
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

/** What differs between two drawings of the same looks, each picture kept beside the other. */
function differences(looks: readonly string[], before: Pictures, now: Pictures): string[] {
  return looks.flatMap((look) => {
    const [one, other] = [before.get(look), now.get(look)];
    if (one === undefined || other === undefined) return [];
    const { ok, found } = compareLook(one, other, true);
    if (ok) return [];
    mkdirSync(SEEN, { recursive: true });
    writeFileSync(`${SEEN}${look}.before.png`, one);
    writeFileSync(`${SEEN}${look}.png`, other);
    return [`${look} looks different: ${found}`];
  });
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
  const seen = (): AcceptedLooks => ({
    ...by,
    looks: Object.fromEntries([...now].map(([look, png]) => [look, fingerprint(png)])),
  });
  if (process.env.CADERNETA_LOOKS === 'keep') {
    writeAccepted(ACCEPTED, seen());
    return [];
  }
  const accepted = readAccepted(ACCEPTED);
  const commit = acceptedCommit(ROOT, ACCEPTED);
  if (accepted === null || commit === null) return ['nothing was accepted yet: CADERNETA_LOOKS=keep does'];
  let left = unsettled(accepted, seen());
  const isAlike = accepted.chromium === by.chromium && accepted.text === by.text;
  for (let attempt = 0; isAlike && attempt < TRIES && left.length > 0; attempt += 1) {
    const again = await draw(browser, site, storiesOf(left));
    for (const look of left) now.set(look, again.get(look) ?? Buffer.alloc(0));
    left = unsettled(accepted, seen()).filter((look) => left.includes(look));
  }
  if (left.length === 0) return [];
  return differences(left, await drawBefore(browser, commit, storiesOf(left)), now);
}
