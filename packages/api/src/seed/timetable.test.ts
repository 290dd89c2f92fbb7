import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeLessons, type TimetableDemand } from './timetable.ts';

/** Few enough that full weeks, in which lessons must be moved to make room, are common. */
const SLOTS = 5;

/** Demands in which no class and no teacher has more lessons than there are slots. */
const demands = fc
  .array(fc.record({ classKey: fc.nat(4), teacherKey: fc.nat(4), weekly: fc.integer({ min: 1, max: 2 }) }), {
    minLength: 20,
    maxLength: 80,
  })
  .map((list) => {
    const load = new Map<string, number>();
    return list.flatMap(({ classKey, teacherKey, weekly }): TimetableDemand[] => {
      const keys = [`c${classKey}`, `t${teacherKey}`];
      if (keys.some((key) => (load.get(key) ?? 0) + weekly > SLOTS)) return [];
      for (const key of keys) load.set(key, (load.get(key) ?? 0) + weekly);
      return [{ classKey: `c${classKey}`, teacherKey: `t${teacherKey}`, weekly }];
    });
  });

describe('arrangeLessons', () => {
  it('places every lesson, and nobody twice at once, up to the last free slot', () => {
    fc.assert(
      fc.property(demands, (list) => {
        const placed = arrangeLessons(list, SLOTS);
        const taken = placed.flatMap(({ demand, slot }) => [
          `${demand.classKey} ${slot}`,
          `${demand.teacherKey} ${slot}`,
        ]);
        expect(new Set(taken).size).toBe(taken.length);
        expect(placed.every(({ slot }) => slot >= 0 && slot < SLOTS)).toBe(true);
        for (const demand of list) expect(placed.filter((one) => one.demand === demand)).toHaveLength(demand.weekly);
      }),
      { numRuns: 300 },
    );
  });

  it('says when there is no room', () => {
    expect(() => arrangeLessons([{ classKey: 'c', teacherKey: 't', weekly: 3 }], 2)).toThrow('more than 2 lessons');
  });
});
