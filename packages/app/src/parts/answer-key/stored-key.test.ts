import { describe, expect, it } from 'vitest';
import { changeKey, keyOf, openKey, untouchedPositions } from './key-draft.ts';
import { openBoth, restoreKey, toStore } from './stored-key.ts';
import { drawOrder, emptyOrder, emptyOwn } from './version-draft.ts';

const nothing = { key: [], versionB: null };
const marked = {
  draft: changeKey(openKey([]), { type: 'rule', column: 1, question: 3, rule: 'c' }),
  versionB: { kind: 'none' } as const,
};
/** As it comes back from the browser's storage. */
const stored = (stored: unknown): unknown => JSON.parse(JSON.stringify(stored));

describe('a key that was not saved', () => {
  it('comes back with what was marked and what was not', () => {
    const restored = restoreKey(stored(toStore(marked, nothing, 0)), nothing);
    expect(restored).toEqual({ ...marked, version: 0 });
    expect(restored && untouchedPositions(restored.draft)).toHaveLength(19);
  });

  it('comes back over a newer saved key with the number of the one that it was marked over', () => {
    const saved = { key: [{ '1': 'b' as const, '2': 'd' as const }], versionB: null };
    const restored = restoreKey(stored(toStore(marked, nothing, 4)), saved);
    expect(restored).toEqual({ ...marked, draft: { ...marked.draft, saved: saved.key }, version: 4 });
  });

  it.each([emptyOrder([10, 10]), drawOrder([10, 10], () => 0.5), emptyOwn([10, 10])])(
    'comes back with its version B: %#',
    (versionB) => {
      const opened = openBoth(nothing);
      expect(restoreKey(stored(toStore({ ...opened, versionB }, nothing, 1)), nothing)).toEqual({
        ...opened,
        versionB,
        version: 1,
      });
    },
  );

  it('is not kept where nothing was marked, and is gone once it is what is saved', () => {
    expect(toStore(openBoth(nothing), nothing, 0)).toBeNull();
    const saved = { key: keyOf(marked.draft), versionB: null };
    expect(restoreKey(stored(toStore(marked, nothing, 0)), saved)).toBeNull();
  });

  it('is left alone where it cannot be read', () => {
    const letter = { letter: 'x', isChosen: true, isDoubtful: false };
    const good = { letter: 'a', isChosen: true, isDoubtful: false };
    const versionB = { kind: 'none' };
    const columns = [{ size: 1, questions: [good] }];
    for (const stored of [
      null,
      {},
      { version: 1, versionB, columns: [] },
      { version: 1, versionB, columns: [{ size: 1, questions: [letter] }] },
      { version: 1, versionB, columns: [{ size: 2, questions: [good] }] },
      { versionB, columns },
      { version: 1, columns },
      { version: 1, columns, versionB: { kind: 'own', columns: [] } },
      { version: 1, columns, versionB: { kind: 'order', places: [[{ group: 'a', question: 1 }]] } },
    ])
      expect(restoreKey(stored, nothing)).toBeNull();
  });
});
