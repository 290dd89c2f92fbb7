/** How a text is read. */
export interface ReadingPlan {
  readonly text: string;
  /** Words left out, by index. */
  readonly omitted?: readonly number[];
  /** The last word read; the rest is left. */
  readonly stopAfter?: number;
  /** Silences put in after words, s. */
  readonly pausesAfter?: readonly { readonly word: number; readonly seconds: number }[];
  /** Words after which a comma is spoken that the text does not have. */
  readonly commasAfter?: readonly number[];
  readonly voice: string;
  /** Words a minute. */
  readonly rate: number;
  /** 0 to 99. */
  readonly pitch?: number;
  /** Of the intonation, 0 to 99; 50 is the voice's own, 0 monotone. */
  readonly range?: number;
}

/** What the synthesiser is to say, and where each word that is read stands in it. */
export interface SpokenPlan {
  readonly text: string;
  readonly positions: readonly { readonly word: number; readonly at: number }[];
}

/** The text's words, split at blanks. */
export const tokensOf = (text: string): string[] => text.split(/\s+/).filter((token) => /[\p{L}\p{N}]/u.test(token));

const endMarks = (token: string): string => token.match(/[.,;:!?…]+”?$/)?.[0] ?? '';

/** Writes down what is said: punctuation of a word left out passes to the word before. */
export function planSpeech({ text, omitted = [], stopAfter, commasAfter = [] }: ReadingPlan): SpokenPlan {
  const tokens = tokensOf(text).slice(0, stopAfter === undefined ? undefined : stopAfter + 1);
  let said = '';
  const positions: { word: number; at: number }[] = [];
  for (const [word, token] of tokens.entries()) {
    if (omitted.includes(word)) {
      const marks = endMarks(token);
      if (marks !== '' && said !== '') said = `${said.trimEnd().replace(/[.,;:!?…]+$/, '')}${marks} `;
      continue;
    }
    positions.push({ word, at: said.length });
    said += commasAfter.includes(word) ? `${token}, ` : `${token} `;
  }
  return { text: said.trimEnd(), positions };
}
