import { readingCriteria } from '@caderneta/contract/reading';
import type { Cutoffs } from './core/cutoffs.ts';
import type {
  CriterionEvaluation,
  ReadingAlignment,
  ReadingEvaluation,
  ReadingMethod,
  ReadingPause,
} from './core/evaluation.ts';
import type { ReservationCode } from './core/failures.ts';
import { frameAt } from './core/frames.ts';
import { mean, round } from './core/statistics.ts';
import { judgeClarity } from './criteria/clarity.ts';
import { judgeFluency } from './criteria/fluency.ts';
import { endsBeforeSilence, judgeIntonation, measureIntonation } from './criteria/intonation.ts';
import { unjudged } from './criteria/judged.ts';
import { assignPauses, judgePauses, unplacedPauses, type WordTimes } from './criteria/pauses.ts';
import { judgePronunciation } from './criteria/pronunciation.ts';
import { practice, remarks, unjudgedReasons } from './criteria/reading.copy.ts';
import { judgeRhythm, measureRhythm } from './criteria/rhythm.ts';
import { findRuns } from './stages/find-runs.ts';
import type { Heard } from './stages/listen.ts';
import { accuracyReached } from './text/summarise.ts';
import type { TextWord } from './text/words.ts';

/** A silence this long ends a sentence where no text says so, s. */
const LONG_SILENCE_S = 0.35;
/** A weak criterion gets advice. */
const WEAK_SCORE = 6;

/** All that the criteria are judged by. */
export interface Evidence {
  readonly heard: Heard;
  readonly words: readonly TextWord[];
  readonly cutoffs: Cutoffs;
  readonly method: ReadingMethod;
  readonly alignment: ReadingAlignment | null;
  readonly margin: number | null;
  readonly reservations: readonly ReservationCode[];
}

type Criteria = Pick<ReadingEvaluation, (typeof readingCriteria)[number]>;

/** Times of the words that were read, or null where the words have none. */
function timesOf(alignment: ReadingAlignment | null): WordTimes | null {
  const times = (alignment?.words ?? []).map(({ start_s, end_s }) =>
    start_s === null || end_s === null ? null : { startS: start_s, endS: end_s },
  );
  return times.some((time) => time !== null) ? times : null;
}

/** Words read a minute, from the first word's start to the last one's end; without times, over the speech. */
function wordsPerMinute(alignment: ReadingAlignment | null, times: WordTimes | null, heard: Heard): number | null {
  if (!alignment || alignment.words_read === null) return null;
  const read = (times ?? []).filter((time) => time !== null);
  const { spans } = heard.speech;
  const spoken = ((spans.at(-1)?.end ?? 0) - (spans[0]?.start ?? 0)) / 100;
  const seconds = read.length > 1 ? read.at(-1)!.endS - read[0]!.startS : spoken;
  return seconds > 0 ? round((60 * alignment.words_read) / seconds, 1) : null;
}

function sentenceEnds(words: readonly TextWord[], times: WordTimes | null, heard: Heard): number[] {
  if (!times) return endsBeforeSilence(heard.speech.spans, LONG_SILENCE_S);
  return words.flatMap(({ breakAfter }, w) => (breakAfter === 'stop' && times[w] ? [frameAt(times[w].endS)] : []));
}

/** Judges the six criteria, sums them up and says what to practise. */
export function evaluate(evidence: Evidence): ReadingEvaluation {
  const { heard, words, cutoffs, alignment, reservations } = evidence;
  const [reservation] = reservations;
  const isOfText = alignment !== null && alignment.verdict !== 'other-text';
  const times = isOfText ? timesOf(alignment) : null;
  const pauses = times ? assignPauses(heard.pauses, words, times) : unplacedPauses(heard.pauses);
  const rhythm = measureRhythm(findRuns(heard.speech, heard.nuclei));
  const intonation = measureIntonation(heard.pitch, sentenceEnds(words, times, heard));
  const rate = isOfText ? wordsPerMinute(alignment, times, heard) : null;
  const why = unjudged(reservation ? unjudgedReasons[reservation] : unjudgedReasons.noText);
  const missing = alignment?.words_missing ?? [];
  const spanS = heard.pauses.reduce((total, { startS, endS }) => total + endS - startS, heard.speechS);
  const spoken = { syllablesPerMinute: (60 * heard.nuclei.length) / spanS };
  const criteria: Criteria = {
    fluency:
      rate !== null || words.length === 0
        ? judgeFluency(rate === null ? spoken : { wordsPerMinute: rate }, rhythm, cutoffs)
        : why,
    pronunciation: isOfText ? judgePronunciation(accuracyReached(alignment), missing.length, cutoffs) : why,
    intonation: judgeIntonation(intonation, cutoffs),
    rhythm: judgeRhythm(rhythm, cutoffs),
    pauses: times ? judgePauses(pauses, assignPauses(heard.breaths, words, times), words, times) : why,
    clarity: judgeClarity(heard, cutoffs),
  };
  const shown = reservation === 'too-noisy' ? onlyClarity(criteria) : criteria;
  return {
    ...shown,
    overall_score: reservation === 'text-mismatch' ? null : overallOf(shown),
    duration_seconds: round(heard.durationS, 2),
    words_per_minute: rate,
    reference_used: alignment !== null,
    alignment,
    margin: evidence.margin === null ? null : round(evidence.margin, 3),
    suggestions: suggestionsFor(shown, alignment, reservations),
    method: evidence.method,
    estimate: true,
    notice: remarks.notice,
    reservations,
    measures: {
      snr_db: round(heard.level.snrDb, 1),
      level_dbfs: round(heard.level.speechDbfs, 1),
      clipped_percent: round(heard.clippedShare * 100, 2),
      speech_seconds: round(heard.speechS, 2),
      syllables_per_second: rhythm && round(heard.nuclei.length / heard.speechS, 2),
      syllables_per_run: rhythm && round(rhythm.syllablesPerRun, 1),
      pitch_median_hz: intonation && round(intonation.medianHz, 1),
      pitch_spread_semitones: intonation && round(intonation.spreadSemitones, 2),
      pauses: pauses.map(
        (pause): ReadingPause => ({
          ...pause,
          start_s: round(pause.start_s, 2),
          end_s: round(pause.end_s, 2),
        }),
      ),
    },
  };
}

const onlyClarity = (criteria: Criteria): Criteria => {
  const none: CriterionEvaluation = unjudged(unjudgedReasons['too-noisy']);
  return {
    fluency: none,
    pronunciation: none,
    intonation: none,
    rhythm: none,
    pauses: none,
    clarity: criteria.clarity,
  };
};

/** Mean of the criteria that were judged; clarity alone says nothing of a reading. */
function overallOf(criteria: Criteria): number | null {
  const scores = readingCriteria.flatMap((name) => criteria[name].score ?? []);
  return scores.length < 2 ? null : round(mean(scores), 2);
}

function suggestionsFor(
  criteria: Criteria,
  alignment: ReadingAlignment | null,
  reservations: readonly ReservationCode[],
): string[] {
  const notes: string[] = [];
  if (reservations.includes('text-mismatch')) notes.push(remarks.wrongText);
  if (reservations.includes('text-inconclusive')) notes.push(remarks.unclearText);
  if (alignment?.read_until) notes.push(remarks.readUntil(alignment.read_until.word));
  if (alignment && alignment.words_missing.length > 0) notes.push(remarks.missing(alignment.words_missing));
  const weak = readingCriteria.filter((name) => (criteria[name].score ?? 10) < WEAK_SCORE);
  return [...notes, ...weak.map((name) => practice[name])];
}
