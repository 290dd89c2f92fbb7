import { symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolStar, symbolTriangle } from 'd3-shape';
import { colourIndex } from '../ChartFrame/ChartPatterns.tsx';

const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross, symbolStar] as const;
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3', '4 2', '12 5'] as const;

/** Lines differ by dash and by the mark at each value, so that colour is never needed. */
export function lineStyle(position: number): { dash: string | undefined; mark: string } {
  const index = colourIndex(position);
  return { dash: DASHES[index], mark: symbol(SHAPES[index] ?? symbolCircle, 46)() ?? '' };
}
