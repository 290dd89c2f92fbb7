import type { ReviewQueueItem } from '@caderneta/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeQueue, leftIn, openQueue, type QueueEvent } from './queue.ts';

const item = (student: string, question: number, version = 1): ReviewQueueItem => ({
  id: `${student}/0/${question}`,
  student_profile_id: student,
  student: { name: student, matricula: null },
  key_version: 'A',
  group: 0,
  question,
  marked: 'BC',
  state: 'multiple',
  crop: null,
  version,
});
const items = [item('ana', 1), item('ana', 2), item('bia', 1)];
const answered = (of: ReviewQueueItem, version = 2): QueueEvent => ({
  type: 'answered',
  item: of,
  answer: 'A',
  version,
});
const [first, second, third] = items as [ReviewQueueItem, ReviewQueueItem, ReviewQueueItem];

describe('the queue', () => {
  it('starts with nothing decided', () => {
    expect(openQueue(items)).toMatchObject({ at: 0, answers: {}, versions: { ana: 1, bia: 1 } });
    expect(leftIn(openQueue(items))).toBe(3);
  });

  it('goes on to what is left, and past the end once all is decided', () => {
    const skipped = changeQueue(changeQueue(openQueue(items), { type: 'moved', by: 1 }), answered(second));
    expect(skipped).toMatchObject({ at: 2, versions: { ana: 2, bia: 1 } });
    const back = changeQueue(skipped, answered(third));
    expect(back.at).toBe(0);
    const whole = changeQueue(back, answered(first, 3));
    expect(whole.at).toBe(3);
    expect(leftIn(whole)).toBe(0);
    expect(changeQueue(whole, { type: 'restarted' }).at).toBe(0);
    expect(changeQueue(whole, { type: 'moved', by: -1 }).at).toBe(2);
  });

  it('goes back to what is taken back, whatever was looked at since', () => {
    const done = [answered(first), answered(second, 3), answered(third, 2)].reduce(changeQueue, openQueue(items));
    expect([done.at, done.last?.id]).toEqual([3, 'bia/0/1']);
    const undone = changeQueue(done, { type: 'undone', item: second, version: 4 });
    expect(undone).toMatchObject({ at: 1, last: null, versions: { ana: 4, bia: 2 } });
    expect(leftIn(undone)).toBe(1);
  });

  it('forgets what waits no more and takes the new versions, keeping what was decided here', () => {
    const one = changeQueue(openQueue(items), answered(first));
    const next = changeQueue(one, { type: 'refreshed', items: [item('bia', 1, 5), item('caio', 1, 2)] });
    expect(next.items.map(({ id }) => id)).toEqual(['ana/0/1', 'bia/0/1', 'caio/0/1']);
    // That of whose questions are all decided stays: a decision that is changed must not pass over somebody else's.
    expect(next.versions).toEqual({ ana: 2, bia: 5, caio: 2 });
    expect(next.items[next.at]?.id).toBe('bia/0/1');
  });

  it('shows no decision of one’s own where somebody else’s stands', () => {
    const mine = changeQueue(openQueue(items), answered(first));
    const theirs = changeQueue(changeQueue(mine, { type: 'yielded', item: first }), {
      type: 'refreshed',
      items: [second, third],
    });
    expect(theirs).toMatchObject({ answers: {}, last: null });
    expect(theirs.items.map(({ id }) => id)).toEqual(['ana/0/2', 'bia/0/1']);
  });

  it('never loses its place, whatever happens', () => {
    const events: fc.Arbitrary<QueueEvent> = fc.oneof(
      fc.constantFrom<QueueEvent>({ type: 'moved', by: 1 }, { type: 'moved', by: -1 }, { type: 'restarted' }),
      fc.constantFrom(...items).map((of) => answered(of)),
      fc.constantFrom(...items).map((of): QueueEvent => ({ type: 'yielded', item: of })),
      fc.constantFrom(...items).map((of): QueueEvent => ({ type: 'undone', item: of, version: 3 })),
      fc.subarray([...items, item('caio', 4)]).map((some): QueueEvent => ({ type: 'refreshed', items: some })),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (all) => {
        const queue = all.reduce(changeQueue, openQueue(items));
        expect(queue.at).toBeGreaterThanOrEqual(0);
        expect(queue.at).toBeLessThanOrEqual(queue.items.length);
        for (const { id } of queue.items) expect(queue.items.filter((each) => each.id === id)).toHaveLength(1);
      }),
    );
  });
});
