import { curveLinearClosed, lineRadial } from 'd3-shape';

export interface RadarLabelPosition {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** Radians from the top, clockwise, of axis `index` of `count`. */
const angle = (index: number, count: number) => (index / count) * 2 * Math.PI;

const at = (index: number, count: number, radius: number) => ({
  x: Math.sin(angle(index, count)) * radius,
  y: -Math.cos(angle(index, count)) * radius,
});

/** The closed outline through `radii`, one an axis, around (0, 0). */
export function radarOutline(radii: readonly number[]): string {
  const shape = lineRadial<number>()
    .angle((_radius, index) => angle(index, radii.length))
    .radius((radius) => radius)
    .curve(curveLinearClosed);
  return shape([...radii]) ?? '';
}

/** The points of that outline. */
export function radarPoints(radii: readonly number[]): { x: number; y: number }[] {
  return radii.map((radius, index) => at(index, radii.length, radius));
}

/** Where an axis's name stands: outside the web, turned away from its middle. */
export function radarLabel(index: number, count: number, radius: number): RadarLabelPosition {
  const { x, y } = at(index, count, radius);
  const side = Math.abs(x) < 1e-6 ? 'middle' : x > 0 ? 'start' : 'end';
  return { x, y, anchor: side };
}
