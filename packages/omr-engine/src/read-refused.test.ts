import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { takeSpoiledPhoto } from '../bench/photo-store.ts';
import type { Flaw } from '../field-kit/index.ts';
import { readSheet, type SheetFailureCode } from './index.ts';

/** Drawn once by the field kit: that takes seconds a photo. */
const stored = fileURLToPath(new URL('../../../fixtures/omr-photos/field-kit', import.meta.url));

it.each<[string, Flaw, SheetFailureCode]>([
  ['moved during the photo is told as blurred, and not as another key’s', 'shaken', 'too-blurred'],
  ['of which the frame holds a part is told as such', 'half', 'half-sheet'],
  ['under a reflection is told as hidden', 'glare', 'bubbles-unseen'],
  ['that another key belongs to is told as another key’s', 'other-key', 'layout-mismatch'],
])(
  'a sheet %s',
  async (_, flaw, code) => {
    const { photo, key } = await takeSpoiledPhoto(flaw, 2_000_000, stored);
    expect(readSheet(photo, key)).toMatchObject({ ok: false, code });
  },
  60_000,
);
