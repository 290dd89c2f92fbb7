import type { TextMargins } from '@caderneta/contract';
import type { AlignedWord, TextVerdict } from '../core/evaluation.ts';
import { HOP_S } from '../core/frames.ts';
import { mean, round } from '../core/statistics.ts';
import type { Heard } from '../stages/listen.ts';
import type { TextWord } from '../text/words.ts';
import { distance } from './features.ts';
import { fitReference } from './fit-reference.ts';
import { align } from './match-cost.ts';
import type { Observation } from './observe.ts';
import type { Reference } from './reference.ts';
import type { Speaker } from './speaker.ts';
import { textVerdict, usualMargins } from './text-verdict.ts';
import type { Path } from './trace.ts';

/** The recording on the text's words. */
export interface AcousticAlignment {
  readonly verdict: TextVerdict;
  readonly margin: number;
  readonly words: readonly AlignedWord[];
}

function placeWord(
  word: TextWord,
  w: number,
  path: Path,
  observation: Observation,
  { offsets }: Reference,
): AlignedWord {
  const [start, end] = [path.starts[w]!, path.ends[w]!];
  if (start < 0) return { word: word.text, status: 'missing', start_s: null, end_s: null };
  const { pupil, reference: rows, filler, unit } = observation;
  const over: number[] = [];
  for (let t = start; t < end; t++) over.push(distance(pupil, t, rows, path.frames[t]!) / unit - filler[t]!);
  return {
    word: word.text,
    // No closer to its reference than passing likeness comes.
    status: mean(over) > 0 ? 'unsure' : 'read',
    start_s: round(Math.max(0, start * HOP_S + offsets[w]!), 3),
    end_s: round(end * HOP_S, 3),
  };
}

/**
 * Aligns a recording to its text against a synthesised reference.
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
  const fit = await fitReference(heard, text, words, speak);
  if (!fit) return null;
  const { margin, reference } = fit;
  const verdict = textVerdict(margin, margins);
  if (verdict !== 'match') {
    return {
      verdict,
      margin,
      words: words.map(({ text }) => ({ word: text, status: 'unsure', start_s: null, end_s: null })),
    };
  }
  const observation = fit.observeExactly();
  const path = align(observation);
  return { verdict, margin, words: words.map((word, w) => placeWord(word, w, path, observation, reference)) };
}
