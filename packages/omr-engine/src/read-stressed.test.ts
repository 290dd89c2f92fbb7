import { describe, expect, it } from 'vitest';
import { type Level, levels, makeSheetPhoto, type PhotoRequest } from '../test-kit/index.ts';
import {
  layOutLegacySheet,
  layOutSheet,
  type ReadOutcome,
  readSheet,
  type SheetLayout,
  type SheetSpec,
} from './index.ts';

const laid = (made: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!made.ok) throw new Error(made.message);
  return made.layout;
};
const own = (groups: number[], options = 4) => laid(layOutSheet({ groups, options }));

const { ordinary } = levels;
const chance = (change: Partial<Level['chances']>): Level['chances'] => ({ ...ordinary.chances, ...change });
const moved: Level = { ...ordinary, motionPx: [9, 9], blurPx: [0.2, 0.5], chances: chance({ motion: 1 }) };
const outOfFocus: Level = { ...ordinary, blurPx: [1.7, 2.2] };
const dark: Level = { ...ordinary, exposure: [0.22, 0.34], noise: [8, 11] };
const cut: Level = { ...ordinary, isCut: true };

async function read(request: PhotoRequest, key: SheetSpec = request.layout.spec): Promise<ReadOutcome> {
  const { width, height, rgba } = await makeSheetPhoto(request);
  return readSheet({ width, height, pixels: rgba }, key);
}

describe('a photo that is hard in one way', () => {
  it('shows its markers where a hand’s motion smeared them', async () => {
    const taken = { level: moved, layout: own([13, 13]), size: 'portrait', seed: 3_002_004 } as const;
    expect(await read(taken)).toMatchObject({ ok: true, markersFound: 4 });
  });

  it('shows further rows of smeared rings to a key that has fewer', async () => {
    const taken = { level: moved, layout: own([2, 3]), size: 'landscape', seed: 3_000_017 } as const;
    expect(await read(taken, { groups: [2, 1], options: 4 })).toMatchObject({ ok: false, code: 'layout-mismatch' });
  });

  it('leaves a marker out that does not lie as the others do', async () => {
    const taken = { level: cut, layout: own([13, 13]), size: 'portrait', seed: 3_022_040 } as const;
    expect(await read(taken)).toMatchObject({ ok: true, markersFound: 3 });
  });

  it('shows its direction by numbers out of focus', async () => {
    const layout = laid(layOutLegacySheet({ groups: [13, 13], options: 4 }));
    const taken = { level: outOfFocus, layout, size: 'landscape', seed: 3_004_001 } as const;
    expect(await read(taken)).toMatchObject({ ok: true, mirrored: false });
  });

  it('shows its rings in low light, where noise breaks their lines up', async () => {
    const layout = laid(layOutLegacySheet({ groups: [13, 13], options: 4 }));
    const taken = { level: dark, layout, size: 'landscape', seed: 3_005_008 } as const;
    expect(await read(taken)).toMatchObject({ ok: true, mirrored: false });
  });

  it('shows its direction in low light by numbers that noise breaks up', async () => {
    const layout = laid(layOutLegacySheet({ groups: [13, 13], options: 4 }));
    const taken = { level: dark, layout, size: 'portrait', seed: 3_006_009 } as const;
    expect(await read(taken)).toMatchObject({ ok: true, mirrored: false });
  });
});
