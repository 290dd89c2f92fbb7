import { answersIn } from '@caderneta/contract';
import { describe, expect, it } from 'vitest';
import { makeSheetPhoto } from '../test-kit/index.ts';
import { layOutLegacySheet, layOutSheet, type Photo, readSheet, type SheetLayout } from './index.ts';

const laid = (made: ReturnType<typeof layOutSheet>): SheetLayout => {
  if (!made.ok) throw new Error(made.message);
  return made.layout;
};
const spec = { groups: [10, 10], options: 4 };

async function frameOf(layout: SheetLayout): Promise<Photo> {
  const { width, height, rgba } = await makeSheetPhoto({
    layout,
    level: 'ordinary',
    seed: 2_400_001,
    size: 'portrait',
  });
  return { width, height, pixels: rgba };
}

describe('a stream’s look at half resolution', () => {
  it.each([
    ['our sheet', laid(layOutSheet(spec))],
    ['the legacy sheet', laid(layOutLegacySheet(spec, { bubbleMm: 7 }))],
  ])('reads %s as the full resolution does', async (_, layout) => {
    const photo = await frameOf(layout);
    const full = readSheet(photo, spec);
    const half = readSheet(photo, spec, { mode: 'stream' });
    expect(half).toMatchObject({ ok: true, atHalf: true });
    expect(full).not.toHaveProperty('atHalf');
    const lettersOf = (outcome: typeof half) =>
      outcome.ok ? answersIn(outcome.answers).map(({ letters, state }) => `${state} ${letters}`) : [];
    expect(lettersOf(half)).toHaveLength(20);
    expect(lettersOf(half)).toEqual(lettersOf(full));
  });

  it('refuses what is not the key’s sheet all the same, and leaves uploads to the full resolution', async () => {
    const photo = await frameOf(laid(layOutSheet(spec)));
    expect(readSheet(photo, { groups: [13, 13], options: 4 }, { mode: 'stream' })).toMatchObject({ ok: false });
    expect(readSheet(photo, { groups: [10, 10], options: 5 }, { mode: 'stream' })).toMatchObject({ ok: false });
    expect(readSheet(photo, spec, { mode: 'upload' })).not.toHaveProperty('atHalf');
  });

  it('tells the time of each stage only where it is asked for', async () => {
    const photo = await frameOf(laid(layOutSheet(spec)));
    expect(readSheet(photo, spec)).not.toHaveProperty('stageMs');
    const { stageMs, elapsedMs } = readSheet(photo, spec, { timed: true });
    const sum = Object.values(stageMs ?? {}).reduce((total, ms) => total + ms, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThanOrEqual(elapsedMs + 0.1);
  });
});
