import { bin } from 'd3-array';
import { scaleLinear } from 'd3-scale';

export interface HistogramBin {
  from: number;
  to: number;
  count: number;
}

/**
 * How many values fall in each of `count` equal ranges of the domain; a value on an edge belongs to the range above it,
 * the highest to the last. Values outside the domain are counted at its ends.
 */
export function histogramBins(
  values: readonly number[],
  domain: readonly [number, number],
  count: number,
): HistogramBin[] {
  const [low, high] = domain;
  const width = (high - low) / count;
  const clamp = scaleLinear(domain, domain).clamp(true);
  const edges = Array.from({ length: count - 1 }, (_, index) => low + width * (index + 1));
  const bins = bin<number, number>().domain([low, high]).thresholds(edges)(values.map((value) => clamp(value)));
  return bins.map((members, index) => ({
    from: low + width * index,
    to: low + width * (index + 1),
    count: members.length,
  }));
}
