import { clamp, mean, sum } from '../core/statistics.ts';
import type { Heard } from '../stages/listen.ts';
import type { TextWord } from '../text/words.ts';
import { marginsOf } from './fit-margin.ts';
import { observe, type PupilFrames } from './observe.ts';
import { buildReference, type Reference } from './reference.ts';
import type { Speaker } from './speaker.ts';
import { referenceVoices } from './voices.ts';

/** What the synthesiser is first asked for, words a minute. */
const FIRST_RATE = 160;
/** What it can do. */
const RATES = [80, 340] as const;
/**
 * Share of people's syllables whose nuclei are heard, at most: where fewer of the text's could have been, the text may have been left
 * before its end.
 */
const NUCLEI_HEARD = 0.8;
/** Vocal tracts over the first voice's, most people's first, then from a large man's to a small child's; neighbours are averaged. */
const WARPS = [1.07, 0.93, 1.23, 1.41] as const;
/** Frames looked at while only the fit matters: every fourth. */
const STRIDE = 4;

/** The text in one voice, at the pupil's rate and through the pupil's vocal tract. */
export interface View {
  readonly reference: Reference;
  readonly warp: number;
}

/** How the recording fits the text. */
export interface Fit {
  /** A view a voice, the first voice first. */
  readonly views: readonly [View, ...View[]];
  /** How much better the text fits than its words in other orders, mean of all voices: about 0 for another text. */
  readonly margin: number;
}

const mostOf = <Item>(items: readonly Item[], value: (item: Item) => number): Item => {
  const values = items.map(value);
  return items[values.indexOf(Math.max(...values))]!;
};

/** Rates at which the text may have been read, words a minute: to its end in the time of the speech; or only part of it. */
function ratesOf(heard: Heard, words: readonly TextWord[], first: Reference): number[] {
  const whole = (FIRST_RATE * first.frames.length) / 100 / heard.speechS;
  const read = heard.nuclei.length / NUCLEI_HEARD / sum(words.map(({ syllables }) => syllables));
  return (read < NUCLEI_HEARD ? [whole, whole * read] : [whole]).map((rate) => clamp(rate, ...RATES));
}

/** One voice's reading of the text, and how much it fits through each vocal tract of `WARPS`. */
interface Hearing {
  readonly reference: Reference;
  readonly tract: number;
  readonly margins: readonly number[];
}

function hear(pupil: PupilFrames, reference: Reference, tract: number): Hearing {
  const seen = (warp: number) => observe(pupil, reference, warp / tract, STRIDE);
  const [usual, ...rare] = WARPS;
  return { reference, tract, margins: marginsOf([seen(usual), ...rare.map(seen)]) };
}

/** The vocal tract through which all voices together fit best, between two of `WARPS`: one alone is a matter of chance. */
function bestTract(hearings: readonly Hearing[]): { warp: number; margin: number } {
  const steps = WARPS.map((warp, i) => ({ warp, margin: mean(hearings.map(({ margins }) => margins[i]!)) }));
  const sorted = steps.sort((a, b) => a.warp - b.warp);
  const between = sorted.slice(1).map((step, i) => ({
    warp: (step.warp + sorted[i]!.warp) / 2,
    margin: (step.margin + sorted[i]!.margin) / 2,
  }));
  return mostOf(between, ({ margin }) => margin);
}

/**
 * Speaks the text at the pupil's rate in several voices, finds the pupil's vocal tract and tells how well the recording fits the text.
 *
 * @returns null where there is no synthesiser.
 */
export async function fitReference(
  heard: Heard,
  pupil: PupilFrames,
  text: string,
  words: readonly TextWord[],
  speak: Speaker,
): Promise<Fit | null> {
  const referenceOf = async (rate: number, name: string): Promise<Reference | null> => {
    const spoken = await speak(text, rate, name);
    return spoken && buildReference(words, spoken);
  };
  const [voice, ...others] = referenceVoices;
  const first = await referenceOf(FIRST_RATE, voice.name);
  if (!first) return null;
  const tried: (Hearing & { readonly rate: number })[] = [];
  for (const rate of ratesOf(heard, words, first)) {
    const reference = await referenceOf(rate, voice.name);
    if (!reference) return null;
    tried.push({ rate, ...hear(pupil, reference, voice.tract) });
  }
  const likely = mostOf(tried, ({ margins }) => Math.max(...margins));
  const hearings: [Hearing, ...Hearing[]] = [likely];
  for (const { name, tract } of others) {
    const reference = await referenceOf(likely.rate, name);
    if (!reference) return null;
    hearings.push(hear(pupil, reference, tract));
  }
  const { warp, margin } = bestTract(hearings);
  const viewOf = ({ reference, tract }: Hearing): View => ({ reference, warp: warp / tract });
  const [plain, ...rest] = hearings;
  return { views: [viewOf(plain), ...rest.map(viewOf)], margin };
}
