import { describe, expect, it } from 'vitest';
import { failureCode, measured } from './measured.ts';

// One photo of each kind; read-or-not.full.test.ts has the others.

describe('a photo that must not be read', () => {
  it('shows a column of twenty rows, which is no two groups of ten', async () => {
    expect(await failureCode('wrong key, legacy sheet', 4_200_000, 16)).not.toBeNull();
  });

  it('shows five smeared options, onto four of which the key was bent', async () => {
    expect(await failureCode('nearly the key, motion of 9 px, own sheet', 5_100_000, 80)).toBe('layout-mismatch');
  });

  it('shows smeared digits that by chance read better in a mirror, and nothing else that tells its direction', async () => {
    expect(await failureCode('stress: motion of 9 px, legacy sheet', 2_000_000, 33)).toBe('direction-unclear');
  });

  it.each([['a group beside the only one of the key', 6_400_000, 81]])('shows smeared %s', async (_, seed, index) => {
    expect(await failureCode('nearly the key, motion of 9 px, legacy sheet', seed, index)).not.toBeNull();
  });
});

describe('a photo that must be read', () => {
  it('shows our sheet on others, of which one shows a marker as clear as its own', async () => {
    expect(await failureCode('stress: other sheets behind, own sheet', 6_100_000, 22)).toBeNull();
  });

  it('shows a sheet without markers on another, half of whose rings it hides', async () => {
    expect(await failureCode('stress: other sheets behind, legacy sheet', 3_500_000, 4)).toBeNull();
  });

  it('shows in low light a sheet whose numbers noise surrounds: it is not turned over', async () => {
    const { refused, clear } = await measured('stress: low light, legacy sheet', 6_300_000, 8);
    expect([refused, clear.silentlyWrong]).toEqual([null, 0]);
  });

  it('shows smeared numbers of two digits, which look like rings between the bubbles', async () => {
    expect(await failureCode('stress: motion of 9 px, own sheet', 6_300_000, 50)).toBeNull();
  });

  it('shows fingers along the last rows', async () => {
    expect(await failureCode('stress: hand over answers, own sheet', 5_000_000, 9)).toBeNull();
  });

  it.each([
    ['so that few of its rings come out as such', 5_000_000, 7],
    ['on a pattern of blocks, of which dozens resemble a marker', 2_000_000, 17],
  ])('shows our sheet smeared, %s', async (_, seed, index) => {
    expect(await failureCode('stress: motion of 9 px, own sheet', seed, index)).toBeNull();
  });

  it.each([['in boxes, whose double lines and numbers look like a further column', 54]])(
    'shows somebody else’s ovals %s',
    async (_, index) => {
      expect(await failureCode('other print, ovals and boxes', 2_000_000, index)).toBeNull();
    },
  );
});

describe('a blank sheet with two open rows at most', () => {
  it.each([
    ['of which a corner lies a little beside the grid’s surface', 'legacy', 5_000_000, 122],
    ['across whose letters the hard edge of a shadow passes', 'legacy', 4_000_000, 67],
    ['on which a shadow ends beside a ring, as dark as a weak mark', 'own', 2_000_000, 165],
  ])('is one %s', async (_, kind, seed, index) => {
    const { refused, clear } = await measured(`blank, ${kind} sheet`, seed, index);
    expect([refused, clear.silentlyWrong]).toEqual([null, 0]);
    expect(clear.flagged).toBeLessThanOrEqual(2);
  });
});

describe('a row that holds nothing but', () => {
  it.each([
    ['a smeared dot between rings', 'motion of 9 px, legacy', 6_000_000, 32],
    ['a mark, and a finger that touches another option', 'hand over answers, own', 4_000_000, 45],
  ])('%s is not misread', async (_, condition, seed, index) => {
    const { refused, doubtful } = await measured(`stress: ${condition} sheet`, seed, index);
    expect([refused, doubtful.silentlyWrong]).toEqual([null, 0]);
  });
});
