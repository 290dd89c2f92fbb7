/** A word of the reference text, or one that the reader put in. */
export type AlignedWord = (
  | { kind: 'read'; text: string }
  | { kind: 'missing'; text: string }
  | {
      kind: 'substituted';
      expected: string;
      /** What was heard; '' when it was the word, badly pronounced. */
      read: string;
    }
  | { kind: 'inserted'; text: string }
) & {
  /** A long silence follows. */
  pauseAfter?: boolean;
  /** A new paragraph of the reference text begins here. */
  startsParagraph?: boolean;
};

export interface PlacedWord<W> {
  word: W;
  /** Place in the whole text. */
  index: number;
}

/** The words in their paragraphs, each with its index in the text. */
export function paragraphsOf<W extends { startsParagraph?: boolean }>(words: readonly W[]): PlacedWord<W>[][] {
  const paragraphs: PlacedWord<W>[][] = [];
  for (const [index, word] of words.entries()) {
    const current = paragraphs.at(-1);
    if (current === undefined || word.startsParagraph === true) paragraphs.push([{ word, index }]);
    else current.push({ word, index });
  }
  return paragraphs;
}
