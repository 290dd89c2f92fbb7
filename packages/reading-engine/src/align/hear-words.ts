import type { AlignedWord, WordStatus } from '../core/evaluation.ts';
import { HOP_S } from '../core/frames.ts';
import { mean, round } from '../core/statistics.ts';
import type { TextWord } from '../text/words.ts';
import { distance } from './features.ts';
import type { View } from './fit-reference.ts';
import { followVoice, WORD_STRIDE } from './follow-voice.ts';
import { type Observation, observe, type PupilFrames } from './observe.ts';
import type { Path } from './trace.ts';
import { withPhones } from './with-phones.ts';

const STRIDE_S = WORD_STRIDE * HOP_S;

function statusOf(w: number, path: Path, { pupil, reference, width, filler, unit }: Observation): WordStatus {
  const [start, end] = [path.starts[w]!, path.ends[w]!];
  if (start < 0) return 'missing';
  const over: number[] = [];
  for (let t = start; t < end; t++)
    over.push(distance(pupil, t, reference, path.frames[t]!, width) / unit - filler[t]!);
  // No closer to its reference than passing likeness comes.
  return mean(over) > 0 ? 'unsure' : 'read';
}

/**
 * How many words there are until the last that follows a word read. What is left of a voice sounds like a short word further on: at the
 * end of what was read, a word for itself is no evidence.
 */
const supported = (statuses: readonly WordStatus[]): number =>
  1 + statuses.findLastIndex((status, w) => status === 'read' && (w === 0 || statuses[w - 1] === 'read'));

/** Tells which words were read, and when, by their sound and by their phones. */
export function hearWords(pupil: PupilFrames, { reference, warp }: View, words: readonly TextWord[]): AlignedWord[] {
  const { observation, path } = followVoice(withPhones(observe(pupil, reference, warp, WORD_STRIDE)));
  const statuses = words.map((_, w) => statusOf(w, path, observation));
  const reached = supported(statuses);
  return words.map(({ text: word }, w) => {
    const status = w >= reached && statuses[w] === 'read' ? 'unsure' : statuses[w]!;
    if (status === 'missing') return { word, status, start_s: null, end_s: null };
    return {
      word,
      status,
      start_s: round(Math.max(0, path.starts[w]! * STRIDE_S + reference.offsets[w]!), 3),
      end_s: round(path.ends[w]! * STRIDE_S, 3),
    };
  });
}
