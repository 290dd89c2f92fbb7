/** What a listener says of a word, in the order of the keys 1 to 5. */
export const wordMarks = ['read', 'changed', 'spelled', 'syllabled', 'skipped'] as const;
export type WordMark = (typeof wordMarks)[number];

/** A word of the text that is listened to. */
export interface MarkedWord {
  text: string;
  mark: WordMark | null;
  /** A program proposes the mark; nobody confirmed it yet. */
  isProposed?: boolean;
  /** A new paragraph of the text begins here. */
  startsParagraph?: boolean;
}

/** The word after a touch: a proposal is confirmed, the active mark is given, and taken back where the word has it already. */
export function touchedMark({ mark, isProposed }: MarkedWord, active: WordMark): WordMark | null {
  if (mark !== null && isProposed === true) return mark;
  return mark === active ? null : active;
}

/** Where a word is drawn: its middle, and its top edge. */
export interface WordBox {
  middle: number;
  top: number;
  height: number;
}

/** Index of the word over or under another, the nearest in the nearest line; the same one at the text's edge. */
export function wordBeyond(boxes: readonly WordBox[], from: number, direction: 1 | -1): number {
  const here = boxes[from];
  if (here === undefined) return from;
  const beyond = boxes.flatMap((box, index) => {
    const away = (box.top - here.top) * direction;
    return away > here.height / 2 ? [{ index, away, aside: Math.abs(box.middle - here.middle) }] : [];
  });
  const line = Math.min(...beyond.map(({ away }) => away));
  const inLine = beyond.filter(({ away }) => away < line + here.height / 2);
  return inLine.sort((a, b) => a.aside - b.aside)[0]?.index ?? from;
}
