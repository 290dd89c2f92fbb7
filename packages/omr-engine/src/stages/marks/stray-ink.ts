import { NORMAL_MAD, quantile } from '../../core/statistics.ts';
import type { MeasuredBubble } from './measure-bubble.ts';

/** Part of a letter's bubbles, least first, that stands for its empty ones: even where most pupils' answers are this letter. */
const EMPTY_QUANTILE = 0.4;
/** A letter differs from the sheet's other letters by at most this much when empty. */
const MAX_LETTER_LEAD = 0.15;
/** So many standard deviations are beyond chance on a sheet of 400 bubbles. */
const BEYOND_CHANCE = 5.5;
/**
 * Excess of a bubble's darkest points: on generated photos (17,000 empty bubbles, hard light) empty is at most 0.13 but under
 * handwriting, a dot or a tick at least 0.21. On a quiet sheet 0.10 is already ink.
 */
const PEAK_LEAST = 0.1;
const PEAK_MOST = 0.15;
/** A printed letter's darkest points vary with the sampling, by about this share of their darkness beside the noise. */
const PRINT_SHARE = 0.1;
/** Excess of a ring's line beside other ink. */
const LINE_LEAST = 0.04;
const LINE_MOST = 0.1;

/** Excess of coverage: empty at most 0.04, the smallest dots 0.06; from the faintest mark on it is no longer stray. */
const COVERAGE_LEAST = 0.05;
const COVERAGE_MOST = 0.1;

/** Excess of mean darkness: empty at most 0.05, a pencil so soft that no point is dark 0.17. */
const DARKNESS_LEAST = 0.07;
const DARKNESS_MOST = 0.12;

/**
 * Excess over the rest of the row, and over the sheet's noise, of a trace in a row that is blank else: of 1190 rows left blank on
 * generated photos 4 reach it, and a faint dot and a ring smeared by motion do.
 */
const TRACE_PEAK = 0.1;
const TRACE_INKED = 0.1;

/** Lead of a row's darkest bubble over its second, beyond their empty levels: in 800 blank rows of hard photos at most 0.035; thin crosses from 0.06. */
const DARK_LEAD = 0.04;
const DARK_LEAD_OF_NOISE = 4;

/** What all options of a row share is light, the edge of a shadow along the row, and nobody's ink: their second-least excess. */
export interface RowLight {
  readonly peak: number;
  readonly line: number;
  readonly inked: number;
}

/** What counts as ink that is no mark, on this sheet. */
export interface StrayInk {
  /**
   * True when the bubble holds a dot or a stroke, is gray all over, or has a ring drawn around it, beyond the sheet's own print and
   * noise and the light of its row. Beside a clear mark its darkest points must also lead by `leastLead`,
   * and all else counts from twice as far: what a frame or a letter adds answers no question there.
   */
  isStray(bubble: MeasuredBubble, light: RowLight, leastLead?: number): boolean;
  /** True when the bubble has fainter ink than stray ink, which matters only in a row that holds nothing else. */
  isTrace(bubble: MeasuredBubble, light: RowLight): boolean;
  /**
   * How much darker a row's darkest bubble is than all others, above 1 more than noise makes it: as under a thin faint cross, which
   * matters only in a row that holds nothing else.
   */
  darkShare(row: readonly MeasuredBubble[]): number;
  lightOf(row: readonly MeasuredBubble[]): RowLight;
  /** How much darker its darkest points are than an empty bubble's of the same letter, 0 to 1. */
  lead(bubble: MeasuredBubble): number;
}

/** How much further than elsewhere ink must go beyond the empty bubbles beside a clear mark. */
const BESIDE_MARK = 2;
/** Options a row must have for one of them to be left out of what they share. */
const MIN_OPTIONS_TO_SPARE = 4;

type Feature = (bubble: MeasuredBubble) => number;

/** What one feature of an empty bubble is on this sheet, by option. */
function emptyLevels(bubbles: readonly MeasuredBubble[], options: number, feature: Feature): number[] {
  const pool = quantile(bubbles.map(feature), EMPTY_QUANTILE);
  return Array.from({ length: options }, (_, option) => {
    const own = bubbles.filter((bubble) => bubble.option === option).map(feature);
    return Math.min(quantile(own, EMPTY_QUANTILE), pool + MAX_LETTER_LEAD);
  });
}

/** How much a feature of the empty bubbles varies on this sheet. */
function noiseOf(bubbles: readonly MeasuredBubble[], empty: readonly number[], feature: Feature): number {
  const deviations = bubbles.map((bubble) => Math.abs(feature(bubble) - empty[bubble.option]!));
  // One option of a row is usually marked: the middle of the others is the middle of the empty ones.
  return NORMAL_MAD * quantile(deviations, (0.5 * (empty.length - 1)) / empty.length);
}

/** From where on a feature is no print and no noise, by option. */
function limits(
  bubbles: readonly MeasuredBubble[],
  empty: readonly number[],
  feature: Feature,
  least: number,
  most: number,
): number[] {
  const noise = noiseOf(bubbles, empty, feature);
  return empty.map((level) => {
    const print = PRINT_SHARE * level;
    return level + Math.min(most + print, Math.max(least, BEYOND_CHANCE * noise + print));
  });
}

/** Excess of a feature that all but one option of a row have, or all of few options. */
function sharedExcess(row: readonly MeasuredBubble[], excess: Feature): number {
  const least = row.map(excess).sort((a, b) => a - b);
  return Math.max(0, least[row.length >= MIN_OPTIONS_TO_SPARE ? 1 : 0] ?? 0);
}

const peakOf: Feature = (bubble) => bubble.peak;
const lineOf: Feature = (bubble) => bubble.line;
const coverageOf: Feature = (bubble) => bubble.coverage;
const darknessOf: Feature = (bubble) => bubble.darkness;
const inkedOf: Feature = (bubble) => bubble.inked;

/** Learns from all bubbles of a sheet how its empty ones look inside and around. */
export function learnStrayInk(bubbles: readonly MeasuredBubble[], options: number): StrayInk {
  const emptyPeaks = emptyLevels(bubbles, options, peakOf);
  const peaks = limits(bubbles, emptyPeaks, peakOf, PEAK_LEAST, PEAK_MOST);
  const emptyLines = emptyLevels(bubbles, options, lineOf);
  const lines = limits(bubbles, emptyLines, lineOf, LINE_LEAST, LINE_MOST);
  const emptyCoverages = emptyLevels(bubbles, options, coverageOf);
  const coverages = limits(bubbles, emptyCoverages, coverageOf, COVERAGE_LEAST, COVERAGE_MOST);
  const emptyDarknesses = emptyLevels(bubbles, options, darknessOf);
  const darknesses = limits(bubbles, emptyDarknesses, darknessOf, DARKNESS_LEAST, DARKNESS_MOST);
  const emptyInked = emptyLevels(bubbles, options, inkedOf);
  const tracePeak = Math.max(TRACE_PEAK, BEYOND_CHANCE * noiseOf(bubbles, emptyPeaks, peakOf));
  const traceInked = Math.max(TRACE_INKED, BEYOND_CHANCE * noiseOf(bubbles, emptyInked, inkedOf));
  const darkLead = Math.max(DARK_LEAD, DARK_LEAD_OF_NOISE * noiseOf(bubbles, emptyDarknesses, darknessOf));
  const lead: Feature = ({ option, peak }) => peak - emptyPeaks[option]!;
  const excessLine: Feature = ({ option, line }) => line - emptyLines[option]!;
  const excessInked: Feature = ({ option, inked }) => inked - emptyInked[option]!;
  const isBeyond = (value: number, option: number, empty: readonly number[], limit: readonly number[], times: number) =>
    value > empty[option]! + times * (limit[option]! - empty[option]!);
  const hasThickLine = ({ option, line }: MeasuredBubble, light: RowLight, times: number) =>
    isBeyond(line - light.line, option, emptyLines, lines, times);
  return {
    isTrace: (bubble, light) => lead(bubble) - light.peak > tracePeak || excessInked(bubble) - light.inked > traceInked,
    isStray: (bubble, light, leastLead = 0) => {
      const { option, peak, coverage, darkness } = bubble;
      const allowance = leastLead > 0 ? BESIDE_MARK : 1;
      return (
        (peak - light.peak > peaks[option]! && lead(bubble) >= leastLead) ||
        hasThickLine(bubble, light, allowance) ||
        isBeyond(coverage, option, emptyCoverages, coverages, allowance) ||
        isBeyond(darkness, option, emptyDarknesses, darknesses, allowance)
      );
    },
    darkShare: (row) => {
      const darkest = row.map(({ option, darkness }) => darkness - emptyDarknesses[option]!).sort((a, b) => b - a);
      return (darkest[0]! - darkest[1]!) / darkLead;
    },
    lightOf: (row) => ({
      peak: sharedExcess(row, lead),
      line: sharedExcess(row, excessLine),
      inked: sharedExcess(row, excessInked),
    }),
    lead,
  };
}
