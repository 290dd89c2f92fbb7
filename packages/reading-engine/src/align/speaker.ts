/** A text spoken by a synthesiser, with the times of its words. */
export interface SpokenText {
  readonly samples: Float32Array;
  readonly sampleRate: number;
  /** `at`: the word's first character in the text that was given. */
  readonly words: readonly { readonly at: number; readonly startMs: number }[];
  /** An empty symbol is a pause. */
  readonly phonemes: readonly { readonly symbol: string; readonly startMs: number }[];
}

/**
 * Who speaks the reference: the same text, rate and voice give the same samples, whatever was spoken before. The engine's stages know
 * no process and no platform; `openEspeak` in node.ts is one.
 *
 * @param voice eSpeak NG's name of a voice; 'pt-br' where none is given.
 * @returns null where the synthesiser cannot be had.
 */
export type Speaker = (text: string, wordsPerMinute: number, voice?: string) => Promise<SpokenText | null>;
