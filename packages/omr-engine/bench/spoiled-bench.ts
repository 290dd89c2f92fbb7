import { type Flaw, flaws } from '../field-kit/index.ts';
import { Workspace } from '../src/core/workspace.ts';
import type { SheetFailureCode } from '../src/index.ts';
import { readDecodedSheet } from '../src/node/read-sheet-file.ts';
import type { BenchOptions } from './bench-options.ts';
import { spoiledPhoto, take } from './photo-store.ts';

/** The refusals whose message says what is wrong with a photo. */
const namedBy: Readonly<Record<Flaw, readonly SheetFailureCode[]>> = {
  'out-of-focus': ['too-blurred'],
  shaken: ['too-blurred'],
  half: ['half-sheet', 'markers-missing'],
  dark: ['no-contrast'],
  'washed-out': ['no-contrast'],
  glare: ['bubbles-unseen'],
  'other-key': ['layout-mismatch'],
  'two-sheets': ['two-sheets'],
};

const usualPhotos = 20;

/** Reads the spoiled photos and prints a row a flaw: refused, and of those how many for what a person would name. */
export async function benchSpoiled(options: BenchOptions): Promise<void> {
  const workspace = new Workspace();
  let [refused, named] = [0, 0];
  for (const flaw of flaws.filter((name) => name.includes(options.set))) {
    const codes: Record<string, number> = {};
    for (let index = 0; index < (options.photos ?? usualPhotos); index += 1) {
      const { photo, known: key } = await take(spoiledPhoto(flaw, options.seed + index), options.folder);
      if (options.part === 'photos') continue;
      const outcome = await readDecodedSheet({ ok: true, photo }, key, { workspace });
      const said = outcome.ok ? 'read' : outcome.code;
      codes[said] = (codes[said] ?? 0) + 1;
      if (options.remarks) console.log(`  ${flaw} ${options.seed + index}: ${said}`);
      if (outcome.ok) continue;
      refused += 1;
      if (namedBy[flaw].includes(outcome.code)) named += 1;
    }
    if (options.part !== 'photos') console.log(`${flaw.padEnd(18)} ${JSON.stringify(codes)}`);
  }
  if (refused > 0) console.log(`named ${named} of ${refused} refusals: ${((100 * named) / refused).toFixed(1)} %`);
}
