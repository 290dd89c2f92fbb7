import { expect, it } from 'vitest';
import { spoiledPhoto, take } from '../bench/photo-store.ts';
import { testPhotos } from '../bench/testing/stored-photos.ts';
import type { Flaw } from '../field-kit/index.ts';
import { readSheet, type SheetFailureCode } from './index.ts';

it.each<[string, Flaw, SheetFailureCode]>([
  ['moved during the photo is told as blurred, and not as another key’s', 'shaken', 'too-blurred'],
  ['of which the frame holds a part is told as such', 'half', 'half-sheet'],
  ['under a reflection is told as hidden', 'glare', 'bubbles-unseen'],
  ['that another key belongs to is told as another key’s', 'other-key', 'layout-mismatch'],
])(
  'a sheet %s',
  async (_, flaw, code) => {
    const { photo, known: key } = await take(spoiledPhoto(flaw, 2_000_000), testPhotos);
    expect(readSheet(photo, key)).toMatchObject({ ok: false, code });
  },
  60_000,
);
