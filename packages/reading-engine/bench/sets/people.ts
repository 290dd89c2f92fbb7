import { secondsAt } from '../../src/core/frames.ts';
import { mean, sum } from '../../src/core/statistics.ts';
import { listen, type ReadingEvaluation, toRecording } from '../../src/index.ts';
import { wordsOf } from '../../src/text/words.ts';
import { addVoices, phoneBand, raisePitch, reverb, tempo } from '../../test-kit/channel.ts';
import { addUnread, type EditKind, editKinds } from '../../test-kit/edit-text.ts';
import { otherReaders, PEOPLE_RATE, type PersonReading, reportPeople, tuningPeople } from '../../test-kit/people.ts';
import { tokensOf } from '../../test-kit/reading-plan.ts';
import { type BenchContext, evaluateSamples } from '../bench-context.ts';
import { detection, type Figure, type ScoreRow } from '../score-row.ts';

type Channel = (samples: Float32Array, others: readonly Float32Array[]) => Float32Array;

const channels = {
  clean: (samples) => samples,
  phone: (samples) => phoneBand(samples, PEOPLE_RATE),
  noise20: (samples, others) => addVoices(samples, others, 20),
  noise10: (samples, others) => addVoices(samples, others, 10),
  noise5: (samples, others) => addVoices(samples, others, 5),
  reverb: (samples) => reverb(samples, PEOPLE_RATE),
  slow07: (samples) => tempo(samples, PEOPLE_RATE, 0.7),
  slow08: (samples) => tempo(samples, PEOPLE_RATE, 0.8),
  fast12: (samples) => tempo(samples, PEOPLE_RATE, 1.2),
  fast14: (samples) => tempo(samples, PEOPLE_RATE, 1.4),
  pitch4: (samples) => raisePitch(samples, PEOPLE_RATE, 4),
} satisfies Record<string, Channel>;
type ChannelName = keyof typeof channels;

/** Least share of readings accepted with their own text, where one is asked. */
const LEAST_ACCEPTED: Partial<Record<ChannelName, number>> = {
  clean: 0.85,
  phone: 0.7,
  noise20: 0.7,
  slow08: 0.7,
  fast12: 0.7,
};
const MOST_TAKEN_AS_OTHER = 0.03;
const MOST_INVENTED: Partial<Record<ChannelName, number>> = { clean: 0.04, phone: 0.08 };
const LEAST_F1: Record<EditKind, number> = { words: 0.7, clauses: 0.85, tail: 0.92 };
/** Texts of others that each reading is compared with. */
const OTHERS_EACH = 5;

const missingWords = ({ alignment }: ReadingEvaluation): boolean[] =>
  (alignment?.words ?? []).map(({ status }) => status === 'missing');
const countOf = (flags: readonly boolean[]): number => flags.filter(Boolean).length;

/** Of a text that was read whole: seconds from the voice's first sound to its last, and for each syllable how many nuclei were heard. */
function listenTo(samples: Float32Array, text: string): { seconds: number; nucleiHeard: number } {
  const { speech, nuclei } = listen(toRecording({ channels: [samples], sampleRate: PEOPLE_RATE }));
  const { spans } = speech;
  const syllables = sum(wordsOf(text).map((word) => word.syllables));
  return { seconds: secondsAt(spans.at(-1)!.end - spans[0]!.start), nucleiHeard: nuclei.length / syllables };
}

/** Each reading with its own text through each channel: what is accepted, and which words are invented to be missing. */
async function ownTexts(set: string, people: readonly PersonReading[], context: BenchContext): Promise<ScoreRow> {
  const others = (await otherReaders()).map(({ samples }) => samples);
  const figures: Record<string, Figure> = {};
  const remarks: string[] = [];
  let [otherText, judged] = [0, 0];
  for (const [name, change] of Object.entries(channels) as [ChannelName, Channel][]) {
    const least = LEAST_ACCEPTED[name];
    let [accepted, invented, words] = [0, 0, 0];
    const [accuracies, rates, nuclei]: [number[], number[], number[]] = [[], [], []];
    for (const { name: reader, samples, text, absent } of people) {
      const changed = change(samples, others);
      const evaluation = await evaluateSamples(changed, PEOPLE_RATE, text!, context);
      const { alignment, margin } = evaluation;
      if (alignment?.verdict === 'match') accepted++;
      const isOther = alignment?.verdict === 'other-text';
      if (least !== undefined) {
        judged++;
        if (isOther) otherText++;
      }
      const missing = isOther ? [] : missingWords(evaluation).filter((_, w) => !absent.includes(w));
      invented += countOf(missing);
      words += missing.length;
      accuracies.push(alignment?.accuracy_percent ?? 0);
      const { seconds, nucleiHeard } = listenTo(changed, text!);
      const trueRate = (60 * (alignment?.words.length ?? 0)) / seconds;
      nuclei.push(nucleiHeard);
      rates.push(Math.abs((evaluation.words_per_minute ?? 0) / trueRate - 1));
      remarks.push(`${name} ${reader}: ${alignment?.verdict} ${margin}, ${countOf(missing)} invented`);
    }
    figures[`${name}Accepted`] = {
      value: accepted / people.length,
      ...(least === undefined ? {} : { bar: { least } }),
    };
    const most = MOST_INVENTED[name];
    figures[`${name}Invented`] = {
      value: invented / Math.max(1, words),
      ...(most === undefined ? {} : { bar: { most } }),
    };
    if (name === 'clean') {
      figures.accuracyMean = { value: mean(accuracies), bar: { least: 96 } };
      figures.wordsAMinuteError = { value: mean(rates), bar: { most: 0.05 } };
      figures.nucleiHeard = { value: mean(nuclei) };
    }
  }
  figures.toldAsOther = { value: otherText / judged, bar: { most: MOST_TAKEN_AS_OTHER } };
  return { set, recordings: people.length * Object.keys(channels).length, figures, remarks };
}

/** For each word of an edited text whether it was added, or is in the recording: an absent one says nothing of the engine. */
function heldWords(added: readonly boolean[], absent: readonly number[]): boolean[] {
  let own = 0;
  return added.map((isAdded) => isAdded || !absent.includes(own++));
}

/** Words, clauses and ends written into the text that nobody read. */
async function unreadWords(
  set: string,
  people: readonly PersonReading[],
  times: number,
  context: BenchContext,
): Promise<ScoreRow> {
  const source = context.texts
    .flatMap((text) => tokensOf(text))
    .map((word) => word.toLowerCase().replace(/[^\p{L}]/gu, ''))
    .filter(Boolean);
  const figures: Record<string, Figure> = {};
  const remarks: string[] = [];
  for (const kind of editKinds) {
    let [hits, found, present, unlabelled] = [0, 0, 0, 0];
    for (const { name, samples, text, absent } of people) {
      for (let n = 0; n < times; n++) {
        const edited = addUnread(text!, kind, source, context.random);
        const missing = missingWords(await evaluateSamples(samples, PEOPLE_RATE, edited.text, context));
        const right = countOf(missing.map((isMissing, w) => isMissing && edited.added[w]!));
        const held = heldWords(edited.added, absent);
        const [counted, added] = [countOf(missing), countOf(edited.added)];
        [hits, found, present] = [hits + right, found + counted, present + added];
        unlabelled += countOf(missing.map((isMissing, w) => isMissing && !held[w]));
        remarks.push(`${kind} ${name}: ${right} of ${added}, ${counted} found`);
      }
    }
    const { f1, precision, recall } = detection(hits, found - unlabelled, present);
    figures[`${kind}F1`] = { value: f1, bar: { least: LEAST_F1[kind] } };
    figures[`${kind}F1AsLabelled`] = { value: detection(hits, found, present).f1 };
    figures[`${kind}Precision`] = { value: precision };
    figures[`${kind}Recall`] = { value: recall };
  }
  return { set, recordings: people.length * times * editKinds.length, figures, remarks };
}

/** Every person against texts that they did not read. */
export async function peopleOthersSet(context: BenchContext): Promise<ScoreRow> {
  const readers = [...(await tuningPeople()), ...(await reportPeople()), ...(await otherReaders())];
  const texts = context.texts.map((text) => text.split(/\s+/).slice(0, 40).join(' '));
  const remarks: string[] = [];
  let [accepted, pairs, greatest] = [0, 0, -1];
  for (const { name, samples } of readers) {
    for (const text of context.random.some(texts, OTHERS_EACH)) {
      const { alignment, margin } = await evaluateSamples(samples, PEOPLE_RATE, text, context);
      pairs++;
      if (alignment?.verdict === 'match') accepted++;
      greatest = Math.max(greatest, margin ?? 0);
      remarks.push(`${name}: ${margin}`);
    }
  }
  const figures = { accepted: { value: accepted, bar: { most: 0 } }, greatestMargin: { value: greatest } };
  return { set: 'peopleOthers', recordings: pairs, figures, remarks };
}

export const peopleReportSet = async (context: BenchContext): Promise<ScoreRow> =>
  ownTexts('peopleReport', await reportPeople(), context);
export const peopleTuningSet = async (context: BenchContext): Promise<ScoreRow> =>
  ownTexts('peopleTuning', await tuningPeople(), context);
export const peopleUnreadReportSet = async (context: BenchContext): Promise<ScoreRow> =>
  unreadWords('peopleUnreadReport', await reportPeople(), 8, context);
export const peopleUnreadTuningSet = async (context: BenchContext): Promise<ScoreRow> =>
  unreadWords('peopleUnreadTuning', await tuningPeople(), 3, context);
