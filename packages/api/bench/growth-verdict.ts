/** Times of one call over all rounds, ms. `crowd`: with ten clients at once on the large network, round by round; none where it was not asked. */
export interface Times {
  readonly small: readonly number[];
  readonly large: readonly number[];
  readonly crowd: readonly (readonly number[])[];
}

/** How much longer a call may take on the large network. */
const mostTimes = 2;
/** What a difference must exceed to be one: below it clocks and collectors decide, ms. */
const leastMs = 2;
/** The longest p99 of a list with ten clients at once; of a dashboard, which sums a network up, alone. */
const mostListMs = 50;
const mostDashboardMs = 300;

/** Rounds over which a call is judged; one that looks beyond the bars is measured on, to four times as many, and so again. */
const roundsToJudge = [3, 12, 48];

/** The time that a share of the calls stayed within. */
export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * share) - 1)] ?? 0;

const ratio = ({ small, large }: Times): number => percentile(large, 0.5) / percentile(small, 0.5);
const grows = ({ small, large }: Times, share: number): boolean => {
  const [before, after] = [percentile(small, share), percentile(large, share)];
  return after > before * mostTimes && after - before > leastMs;
};

/** Of the rounds' own, the middle one: when the machine stands still for a moment, the ten calls under way are slow, and they are of one round. */
const crowdPercentile = ({ crowd }: Times, share: number): number =>
  percentile(
    crowd.map((round) => percentile(round, share)),
    0.5,
  );

/** Whether a call is beyond the bars: alone by the median and p99 of all its times together, with ten at once by those of its rounds. */
export function judgeGrowth(name: string, times: Times): { isBad: boolean; line: string } {
  const isLong = name.startsWith('dashboard')
    ? percentile(times.large, 0.99) > mostDashboardMs
    : crowdPercentile(times, 0.99) > mostListMs;
  const said = (of: readonly number[], share: number) => percentile(of, share).toFixed(1);
  const pair = (share: number) => `${said(times.small, share)} and ${said(times.large, share)} ms`;
  const [median, p99] = [0.5, 0.99].map((share) => crowdPercentile(times, share).toFixed(1));
  const crowded = `; ten at once: median ${median}, p99 ${p99} ms`;
  return {
    isBad: grows(times, 0.5) || grows(times, 0.99) || isLong,
    line: `median ${pair(0.5)}, ${ratio(times).toFixed(2)}×; p99 ${pair(0.99)}${times.crowd.length === 0 ? '' : crowded}`,
  };
}

/**
 * Measures a call for as long as it takes to tell growth from noise. The p99 of a few rounds is its one or two slowest requests, which any
 * other work on the machine decides: of two hundred calls that do not grow some would always look as if they did. Of many it is not.
 *
 * @param measure times of so many rounds more.
 */
export async function measureGrowth(name: string, measure: (rounds: number) => Promise<Times>) {
  let times: Times = { small: [], large: [], crowd: [] };
  let measured = 0;
  for (const rounds of roundsToJudge) {
    const more = await measure(rounds - measured);
    measured = rounds;
    times = {
      small: [...times.small, ...more.small],
      large: [...times.large, ...more.large],
      crowd: [...times.crowd, ...more.crowd],
    };
    if (!judgeGrowth(name, times).isBad) break;
  }
  return judgeGrowth(name, times);
}
