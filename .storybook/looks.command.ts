import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserCommand } from 'vitest/node';
import { compareLook } from './compare-look.ts';

const REFERENCES = fileURLToPath(new URL('./looks/', import.meta.url));
const SEEN = fileURLToPath(new URL('../test-results/looks/', import.meta.url));
const MADE_WITH = `${REFERENCES}made-with.json`;

interface Drawing {
  /** Chromium's major version. */
  chromium: string;
  /** Fingerprint of a line of text as this machine draws it. */
  text: string;
}

/**
 * Compares what the page shows with the kept picture of that name, or keeps it as the new one when the environment says
 * `CADERNETA_LOOKS=keep`.
 *
 * @param text Fingerprint of drawn text: where it is another than the kept pictures', letters may differ in their edges.
 * @returns What is wrong, or null.
 */
export const checkLook: BrowserCommand<[name: string, text: string]> = async (context, name, text) => {
  const page = context.page.context();
  const drawing: Drawing = { chromium: page.browser()?.version().split('.')[0] ?? '', text };
  // The frame, not its body: a long page would be mostly blank, since nothing is drawn below the frame's edge.
  const frame = await (await context.frame()).frameElement();
  const seen = await frame.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const file = `${REFERENCES}${name}.png`;
  if (process.env.CADERNETA_LOOKS === 'keep') {
    mkdirSync(REFERENCES, { recursive: true });
    writeFileSync(file, seen);
    writeFileSync(MADE_WITH, `${JSON.stringify(drawing, null, 2)}\n`);
    return null;
  }
  if (!existsSync(file)) return `${name} has no kept picture: run the stories with CADERNETA_LOOKS=keep`;
  const reference: Drawing = JSON.parse(readFileSync(MADE_WITH, 'utf8'));
  const isSame = reference.chromium === drawing.chromium && reference.text === drawing.text;
  const { ok, found, picture } = compareLook(readFileSync(file), seen, isSame);
  if (ok) return null;
  mkdirSync(SEEN, { recursive: true });
  writeFileSync(`${SEEN}${name}.png`, seen);
  if (picture !== null) writeFileSync(`${SEEN}${name}.diff.png`, picture);
  return `${name} looks different: ${found}. See test-results/looks; CADERNETA_LOOKS=keep accepts it`;
};
