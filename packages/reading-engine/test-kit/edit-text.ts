import type { Random } from './random.ts';

/** What somebody wrote into a text that nobody read: single words, clauses, or more after its end. */
export const editKinds = ['words', 'clauses', 'tail'] as const;
export type EditKind = (typeof editKinds)[number];

/** A text with words that nobody read. */
export interface EditedText {
  readonly text: string;
  /** For each word whether it was added. */
  readonly added: readonly boolean[];
}

interface Token {
  readonly word: string;
  readonly isAdded: boolean;
}

/**
 * Puts words of other texts into a text.
 *
 * @param source Words to take, in the order of their texts.
 */
export function addUnread(text: string, kind: EditKind, source: readonly string[], random: Random): EditedText {
  const tokens: Token[] = text.split(/\s+/).map((word) => ({ word, isAdded: false }));
  const put = (count: number, at: number) => {
    const from = random.whole(0, source.length - count);
    tokens.splice(at, 0, ...source.slice(from, from + count).map((word) => ({ word, isAdded: true })));
  };
  const within = () => random.whole(1, tokens.length - 1);
  if (kind === 'words') for (let n = Math.max(2, Math.round(tokens.length / 10)); n > 0; n--) put(1, within());
  if (kind === 'clauses') for (let n = tokens.length > 25 ? 2 : 1; n > 0; n--) put(random.whole(4, 8), within());
  if (kind === 'tail') put(random.whole(8, 15), tokens.length);
  return { text: tokens.map(({ word }) => word).join(' '), added: tokens.map(({ isAdded }) => isAdded) };
}
