import { frameAt } from '../core/frames.ts';
import { clamp, mean, sum } from '../core/statistics.ts';
import type { Heard } from '../stages/listen.ts';
import type { TextWord } from '../text/words.ts';
import { adapt } from './adapt.ts';
import { marginsOf } from './fit-margin.ts';
import { align } from './match-cost.ts';
import { observe, openingOf, type PupilFrames } from './observe.ts';
import { buildReference, type Reference, wordsWithin } from './reference.ts';
import type { Speaker } from './speaker.ts';
import { referenceVoices } from './voices.ts';

/** The synthesiser asked for 150 words a minute says 5.5 syllables a second of speech. */
const RATE_PER_SYLLABLE = 150 / 5.5;
/** What it can do, words a minute. */
const RATES = [80, 340] as const;
/** A reference further off the pupil's rate than this is spoken again. */
const RATE_TOLERANCE = 0.08;
/**
 * Share of people's syllables whose nuclei are heard, at most: where fewer of the text's could have been, the text may have been left
 * before its end.
 */
const NUCLEI_HEARD = 0.8;
/** Vocal tracts over the first voice's, most people's first, then from a large man's to a small child's; neighbours are averaged. */
const WARPS = [1.07, 0.93, 1.23, 1.41] as const;
/** Frames looked at while only the fit matters: every fifth. */
const STRIDE = 5;
/** The opening tells whether it is the text, s; what is read in that time may be longer by so much. */
const OPENING_S = 25;
const OPENING_SLACK = 1.3;

/** The text in one voice, at the pupil's rate and through the pupil's vocal tract. */
export interface View {
  readonly reference: Reference;
  readonly warp: number;
}

/** How the recording fits the text. */
export interface Fit extends View {
  /** How much better the text fits than its words in other orders, mean of all voices: about 0 for another text. */
  readonly margin: number;
}

const mostOf = <Item>(items: readonly Item[], value: (item: Item) => number): Item => {
  const values = items.map(value);
  return items[values.indexOf(Math.max(...values))]!;
};

const isNear = (ratio: number): boolean => Math.abs(Math.log(ratio)) < RATE_TOLERANCE;

/** Margins of one voice through each vocal tract of `WARPS`. */
function marginsThrough(pupil: PupilFrames, reference: Reference, tract: number): number[] {
  const seen = (warp: number) => observe(pupil, reference, warp / tract, STRIDE);
  const [usual, ...rare] = WARPS;
  return marginsOf([seen(usual), ...rare.map(seen)]);
}

/** The vocal tract through which all voices together fit best, between two of `WARPS`: one alone is a matter of chance. */
function bestTract(voices: readonly (readonly number[])[]): { warp: number; margin: number } {
  const steps = WARPS.map((warp, i) => ({ warp, margin: mean(voices.map((margins) => margins[i]!)) }));
  const sorted = steps.sort((a, b) => a.warp - b.warp);
  const between = sorted.slice(1).map((step, i) => ({
    warp: (step.warp + sorted[i]!.warp) / 2,
    margin: (step.margin + sorted[i]!.margin) / 2,
  }));
  return mostOf(between, ({ margin }) => margin);
}

/** How much longer the words that were read are than the reference's: a text with words that nobody read is spoken too fast. */
function stretchOf(pupil: PupilFrames, { reference, warp }: View): number {
  const observation = observe(pupil, reference, warp, STRIDE);
  const { starts, ends } = align(adapt(observation, align(observation)));
  const { firsts } = observation;
  const read = [...starts.keys()].filter((w) => starts[w]! >= 0);
  const heard = sum(read.map((w) => ends[w]! - starts[w]!));
  return read.length === 0 ? 1 : heard / sum(read.map((w) => firsts[w + 1]! - firsts[w]!));
}

/**
 * Speaks the text at the pupil's rate, finds the pupil's vocal tract and tells, in several voices, how well the recording fits the
 * text.
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
  const [voice, ...others] = referenceVoices;
  const opening = openingOf(pupil, frameAt(OPENING_S));
  const isLong = opening.isSpeech.length < pupil.isSpeech.length;
  /** As many words as the opening may hold. */
  const openingWords = (reference: Reference): number =>
    isLong ? wordsWithin(reference, frameAt(OPENING_S * OPENING_SLACK)) : words.length;
  const referenceOf = async (rate: number, name: string, count = words.length): Promise<Reference | null> => {
    const part = words.slice(0, count);
    const spoken = await speak(text.slice(0, part.at(-1)!.end), clamp(rate, ...RATES), name);
    return spoken && buildReference(part, spoken);
  };
  /** The whole text at the rate that makes it so long as wanted, s. */
  const referenceOver = async (seconds: number, guess: number) => {
    const first = await referenceOf(guess, voice.name);
    if (!first) return null;
    const ratio = first.frames.length / frameAt(seconds);
    const rate = guess * ratio;
    const reference = isNear(ratio) ? first : await referenceOf(rate, voice.name);
    return reference && { rate, reference, count: openingWords(reference) };
  };

  const syllables = sum(words.map(({ syllables }) => syllables));
  const whole = await referenceOver(heard.speechS, (RATE_PER_SYLLABLE * syllables) / heard.speechS);
  if (!whole) return null;
  const tried = [{ ...whole, margins: marginsThrough(opening, opened(whole), voice.tract) }];
  const read = heard.nuclei.length / NUCLEI_HEARD / syllables;
  if (read < NUCLEI_HEARD) {
    const part = await referenceOver(heard.speechS / read, whole.rate * read);
    if (!part) return null;
    tried.push({ ...part, margins: marginsThrough(opening, opened(part), voice.tract) });
  }
  const likely = mostOf(tried, ({ margins }) => Math.max(...margins));
  const voices = [likely.margins];
  for (const { name, tract } of others) {
    const reference = await referenceOf(likely.rate, name, likely.count);
    if (!reference) return null;
    voices.push(marginsThrough(opening, reference, tract));
  }
  const { warp, margin } = bestTract(voices);
  const longer = stretchOf(opening, { reference: opened(likely), warp });
  const reference = isNear(longer) ? likely.reference : await referenceOf(likely.rate / longer, voice.name);
  return reference && { reference, warp, margin };
}

/** What of a reference the opening is compared with. */
function opened({ reference, count }: { readonly reference: Reference; readonly count: number }): Reference {
  const firsts = reference.firsts.slice(0, count + 1);
  return { ...reference, firsts, frames: reference.frames.subarray(0, firsts.at(-1)!) };
}
