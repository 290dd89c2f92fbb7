/** Times of one call in one round, ms. */
export interface Figure {
  readonly median: number;
  readonly p99: number;
}
export interface Round {
  readonly small: Figure;
  readonly large: Figure;
}

/** How much longer a call may take on the large network. */
const mostTimes = 2;
/** What a difference must exceed to be one: below it clocks and collectors decide, ms. */
const leastMs = 2;
/** The longest p99 of a list with ten clients at once; of a dashboard, which sums a network up, alone. */
const mostListMs = 50;
const mostDashboardMs = 300;

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

const middle = (figures: readonly number[]): number => percentile(figures, 0.5);

/**
 * Whether a call grows with the network. Growth shows in every round, noise in one: a ratio beyond the bar counts where each round has it,
 * of medians and of p99 alike.
 * @param crowd rounds with ten clients at once; none where it was not asked.
 */
export function judgeGrowth(
  name: string,
  rounds: readonly Round[],
  crowd: readonly Figure[],
): { isBad: boolean; line: string } {
  const grows = (of: keyof Figure) =>
    rounds.every(({ small, large }) => large[of] > small[of] * mostTimes && large[of] - small[of] > leastMs);
  const isDashboard = name.startsWith('dashboard');
  const isLong = isDashboard
    ? rounds.every(({ large }) => large.p99 > mostDashboardMs)
    : crowd.length > 0 && crowd.every(({ p99 }) => p99 > mostListMs);
  const pair = (of: keyof Figure) =>
    [middle(rounds.map(({ small }) => small[of])), middle(rounds.map(({ large }) => large[of]))].map((ms) =>
      ms.toFixed(1),
    );
  const ratio = middle(rounds.map(({ small, large }) => large.median / small.median)).toFixed(2);
  const together = (of: keyof Figure) => middle(crowd.map((round) => round[of])).toFixed(1);
  const crowded = crowd.length === 0 ? '' : `; ten at once: median ${together('median')}, p99 ${together('p99')} ms`;
  return {
    isBad: grows('median') || grows('p99') || isLong,
    line: `median ${pair('median').join(' and ')} ms, ${ratio}×; p99 ${pair('p99').join(' and ')} ms${crowded}`,
  };
}
