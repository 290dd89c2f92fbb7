import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PointIndex } from './point-index.ts';

const point = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

it('finds what a search of all points finds', () => {
  fc.assert(
    fc.property(fc.array(point), point, fc.integer({ min: 0, max: 300 }), (points, { x, y }, radius) => {
      const index = new PointIndex(points, 32);
      let near = 0;
      index.near(x, y, radius, () => {
        near += 1;
      });
      const distances = points.map((other) => Math.hypot(other.x - x, other.y - y));
      expect(near).toBe(distances.filter((distance) => distance <= radius).length);
      const nearest = index.nearest(x, y, radius);
      const least = Math.min(radius, ...distances);
      if (nearest) expect(Math.hypot(nearest.x - x, nearest.y - y)).toBe(least);
      else expect(least).toBe(radius);
    }),
  );
});

it('takes no longer for a radius beyond every point', () => {
  const index = new PointIndex([{ x: 10, y: 20 }], 32);
  const startedAt = performance.now();
  for (let i = 0; i < 200; i++) expect(index.nearest(0, 0, 1e9)).toEqual({ x: 10, y: 20 });
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});
