import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AssessmentProgress, assessmentSteps, nextStepOf } from './next-step.rules.ts';

const begun: AssessmentProgress = {
  ...{ format: 'GABARITO', key_shape: [10, 10], sheets_printed_at: '2026-05-20T15:00:00.000Z', postings: [] },
  ...{ results_count: 0, pending_count: 28, in_review_count: 0, unposted_count: 0 },
};
const corrected = { ...begun, results_count: 28, pending_count: 0, unposted_count: 28 };
const posted = { ...corrected, unposted_count: 0, postings: [{ outdated: 0 }] };

it('goes from the key to the gradebook', () => {
  expect([
    nextStepOf({ ...begun, key_shape: [], sheets_printed_at: null }),
    nextStepOf({ ...begun, sheets_printed_at: null }),
    nextStepOf(begun),
    nextStepOf({ ...corrected, in_review_count: 3, unposted_count: 25 }),
    nextStepOf(corrected),
    nextStepOf(posted),
  ]).toEqual(['SAVE_KEY', 'PRINT', 'CORRECT', 'REVIEW', 'POST', 'POSTED']);
});

it("another maker's sheets are there already: nothing is printed", () => {
  const sheet_model = { id: 'e', model_id: 'm', name: 'Simulado', number: 1, areas: [10], options: 4, numbers: [] };
  expect(nextStepOf({ ...begun, sheets_printed_at: null, sheet_model })).toBe('CORRECT');
});

it('a reading has neither a key nor sheets', () => {
  const reading = { ...begun, format: 'LEITURA' as const, key_shape: [], sheets_printed_at: null };
  expect(nextStepOf(reading)).toBe('CORRECT');
});

it('sheets that were printed elsewhere are known by the first result', () => {
  expect(nextStepOf({ ...begun, sheets_printed_at: null, results_count: 1, pending_count: 27 })).toBe('CORRECT');
});

it('who was absent holds nothing up once it was posted', () => {
  expect(nextStepOf({ ...corrected, pending_count: 2 })).toBe('CORRECT');
  expect(nextStepOf({ ...posted, pending_count: 2 })).toBe('POSTED');
});

it('what changed after the posting is told, and reviewed before it is posted again', () => {
  expect(nextStepOf({ ...posted, postings: [{ outdated: 0 }, { outdated: 2 }] })).toBe('REPOST');
  expect(nextStepOf({ ...posted, unposted_count: 1 })).toBe('POST');
  expect(nextStepOf({ ...posted, postings: [{ outdated: 2 }], in_review_count: 1 })).toBe('REVIEW');
});

const count = fc.integer({ min: 0, max: 40 });
const shape = fc.constantFrom<number[]>([], [10], [13, 13]);
const progress: fc.Arbitrary<AssessmentProgress> = fc
  .record({
    format: fc.constantFrom('GABARITO' as const, 'LEITURA' as const),
    key_shape: shape,
    sheets_printed_at: fc.constantFrom(null, '2026-05-20T15:00:00.000Z'),
    pending_count: count,
    corrected: count,
    in_review_count: count,
    // Of those corrected, as the server counts them.
    unposted: count,
    postings: fc.array(fc.record({ outdated: count }), { maxLength: 2 }),
  })
  .map(({ corrected: done, unposted, ...rest }) => ({
    ...rest,
    results_count: done + rest.in_review_count,
    unposted_count: Math.min(done, unposted),
  }));

it('whatever the state, the step that is named can be taken', () => {
  fc.assert(
    fc.property(progress, (state) => {
      const step = nextStepOf(state);
      const { in_review_count: waiting, unposted_count: unposted, postings, key_shape } = state;
      const outdated = postings.some((one) => one.outdated > 0);
      const isSheet = state.format === 'GABARITO';
      if (step === 'SAVE_KEY') expect([isSheet, key_shape]).toEqual([true, []]);
      else if (isSheet) expect(key_shape).not.toEqual([]);
      if (step === 'PRINT') expect([isSheet, state.results_count, postings]).toEqual([true, 0, []]);
      if (step === 'CORRECT') expect(postings).toEqual([]);
      if (step === 'REVIEW') expect(waiting).toBeGreaterThan(0);
      if (step === 'REPOST') expect([outdated, waiting]).toEqual([true, 0]);
      if (step === 'POST') expect([unposted > 0, outdated, waiting]).toEqual([true, false, 0]);
      if (step === 'POSTED') expect([postings.length > 0, outdated, unposted, waiting]).toEqual([true, false, 0, 0]);
    }),
  );
});

it('each pupil who is corrected brings it no step back, until all are', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.array(fc.boolean(), { maxLength: 40 }), (pupils, isDoubtful) => {
      const path = Array.from({ length: pupils + 1 }, (_, done) => {
        const waiting = isDoubtful.slice(0, done).filter(Boolean).length;
        return nextStepOf({
          ...{ ...begun, sheets_printed_at: null, results_count: done, pending_count: pupils - done },
          ...{ in_review_count: waiting, unposted_count: done - waiting },
        });
      });
      const order = path.map((step) => assessmentSteps.indexOf(step));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(path.at(-1)).toBe(isDoubtful.slice(0, pupils).some(Boolean) ? 'REVIEW' : 'POST');
    }),
  );
});
