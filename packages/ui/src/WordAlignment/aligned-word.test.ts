import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlignedWord, paragraphsOf } from './aligned-word.ts';

const word = fc.record({ kind: fc.constant('read' as const), text: fc.string(), startsParagraph: fc.boolean() });

describe('paragraphsOf', () => {
  it('keeps every word once, in order, and breaks only where a paragraph starts', () => {
    fc.assert(
      fc.property(fc.array(word), (words: AlignedWord[]) => {
        const paragraphs = paragraphsOf(words);
        expect(paragraphs.flat().map(({ index }) => index)).toEqual(words.map((_word, index) => index));
        for (const [position, paragraph] of paragraphs.entries()) {
          for (const [inside, each] of paragraph.entries()) {
            if (inside > 0) expect(each.word.startsParagraph).toBe(false);
            else if (position > 0) expect(each.word.startsParagraph).toBe(true);
          }
        }
      }),
    );
  });
});
