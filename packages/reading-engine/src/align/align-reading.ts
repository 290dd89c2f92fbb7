import type { TextMargins } from '@caderneta/contract/reading';
import type { AlignedWord, TextVerdict } from '../core/evaluation.ts';
import type { Heard } from '../stages/listen.ts';
import type { TextWord } from '../text/words.ts';
import { fitReference } from './fit-reference.ts';
import { hearWords } from './hear-words.ts';
import type { PupilFrames } from './observe.ts';
import type { Speaker } from './speaker.ts';
import { textVerdict, usualMargins } from './text-verdict.ts';

/** The recording on the text's words. */
export interface AcousticAlignment {
  readonly verdict: TextVerdict;
  readonly margin: number;
  readonly words: readonly AlignedWord[];
}

/**
 * Aligns a recording to its text against a synthesised reference in several voices. Of another text no word is said to be read or not.
 *
 * @returns null where there is no synthesiser.
 */
export async function alignReading(
  heard: Heard,
  text: string,
  words: readonly TextWord[],
  speak: Speaker,
  margins: TextMargins = usualMargins,
): Promise<AcousticAlignment | null> {
  const pupil: PupilFrames = {
    spectra: heard.spectra,
    isSpeech: heard.speech.isSpeech,
    noiseFrames: heard.level.noiseFrames,
  };
  const fit = await fitReference(heard, pupil, text, words, speak);
  if (!fit) return null;
  const { margin } = fit;
  const verdict = textVerdict(margin, margins);
  if (verdict === 'other-text') {
    return {
      verdict,
      margin,
      words: words.map(({ text }) => ({ word: text, status: 'unsure', start_s: null, end_s: null })),
    };
  }
  return { verdict, margin, words: hearWords(pupil, fit, words) };
}
