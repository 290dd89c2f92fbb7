import { leastPupils, leastReadings, marginBounds, type TextMargins } from '@caderneta/contract/reading';
import { deviation } from '../core/statistics.ts';

/** Pairs of a recording with another's text under which nothing is known of other texts. */
const LEAST_PAIRS = 40;
/** Share of own texts that may be told as another text. */
const OWN_REFUSED = 0.03;
/** Other texts among which none is to be accepted, where fewer were seen. */
const FORESEEN_PAIRS = 10_000;
/** However many pairs were seen, a cut-off stands so far above the highest. */
const LEAST_GAP = 0.005;

/** Margins of recordings with their own text, and with the texts of others. `pupils` is null where nobody says whose they are. */
export interface SeenMargins {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly pupils: number | null;
}

/** Why there are no cut-offs: too little was seen; own texts fit no better than chance; other texts fit too well. */
export type NoMargins = 'few-readings' | 'few-pupils' | 'few-pairs' | 'own-unclear' | 'others-alike';

export type ChosenMargins =
  | { readonly ok: true; readonly margins: TextMargins }
  | { readonly ok: false; readonly reason: NoMargins };

/** How far the highest of so many draws lies above their mean, in deviations. */
const reachOf = (draws: number): number => Math.sqrt(2 * Math.log(draws));

/** The thousandth below; what a product rounds up stays below. */
function down(margin: number): number {
  const thousandth = Math.floor(margin * 1000) / 1000;
  return thousandth <= margin ? thousandth : thousandth - 0.001;
}
const up = (margin: number): number => -down(-margin);

/**
 * Chooses the cut-offs of the verdict on a text. 'Match' begins above every other text that was seen, by as much as the highest of
 * 10,000 would be above the highest of those; 'another text' ends where no other text was seen, and where more than 3 % of own texts
 * would be judged so. Under 20 readings, 10 pupils or 40 pairs nothing is chosen.
 */
export function chooseMargins({ own, other, pupils }: SeenMargins): ChosenMargins {
  const refuse = (reason: NoMargins): ChosenMargins => ({ ok: false, reason });
  if (own.length < leastReadings) return refuse('few-readings');
  if (pupils !== null && pupils < leastPupils) return refuse('few-pupils');
  if (other.length < LEAST_PAIRS) return refuse('few-pairs');
  const { other_text: otherText, inconclusive: acceptance } = marginBounds;
  const highest = Math.max(...other);
  const gap = deviation(other) * Math.max(0, reachOf(FORESEEN_PAIRS) - reachOf(other.length));
  const inconclusive = Math.max(acceptance.least, up(highest + Math.max(LEAST_GAP, gap)));
  if (inconclusive > acceptance.most) return refuse('others-alike');
  const sorted = Float64Array.from(own).sort();
  const bearable = down(sorted[Math.floor(OWN_REFUSED * own.length)]!);
  if (bearable < otherText.least) return refuse('own-unclear');
  const other_text = Math.min(bearable, Math.max(otherText.least, down(highest)), otherText.most);
  return { ok: true, margins: { other_text, inconclusive } };
}
