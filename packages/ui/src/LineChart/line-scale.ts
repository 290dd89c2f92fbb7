import { extent } from 'd3-array';
import { scaleLinear, scalePoint } from 'd3-scale';

export interface LineSeries {
  id: string;
  label: string;
  /** One a period; null where there is none: the line is broken there. */
  values: readonly (number | null)[];
}

/** A line that values are held against: the least attendance, a mean to reach. */
export interface LineReference {
  value: number;
  /** What it is, said before the value: 'Mínimo'. */
  label: string;
}

/** The values that are there. */
export const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

/**
 * The scales of a line chart.
 *
 * @param domain Lowest and highest of the scale; by default those of the values, widened to round numbers.
 * @returns `step`: every how many periods one is named, so that names of `nameWidth` pixels do not touch.
 */
export function lineScales(
  series: readonly LineSeries[],
  periods: readonly string[],
  box: { left: number; right: number; top: number; bottom: number; nameWidth: number },
  domain?: readonly [number, number],
) {
  const [low = 0, high = 1] = extent(series.flatMap(({ values }) => known(values)));
  const y = scaleLinear(domain ?? (low === high ? [low - 1, high + 1] : [low, high]), [box.bottom, box.top]);
  if (domain === undefined) y.nice(4);
  const indices = periods.map((_period, index) => index);
  const x = scalePoint<number>(indices, [box.left, box.right]).padding(periods.length > 1 ? 0.3 : 0.5);
  const step = Math.max(1, Math.ceil(box.nameWidth / Math.max(1, x.step())));
  return { x: (index: number) => x(index) ?? box.left, y, step };
}
