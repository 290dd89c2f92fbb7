import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gradeAfterWithdrawal, isPostedOutdated, type PostedGrade, postedGrade } from './posted-grades.rules.ts';

const posted = { student_profile_id: 'ana', score: 8.5, before: 6 };

it('is out of date where it stands and the results make another grade, or none', () => {
  expect(isPostedOutdated(posted, 8.5, 8.5)).toBe(false);
  expect(isPostedOutdated(posted, 8.5, 7)).toBe(true);
  expect(isPostedOutdated(posted, 8.5, null)).toBe(true);
  expect(isPostedOutdated(posted, 9, 7)).toBe(false);
  expect(isPostedOutdated(posted, null, 7)).toBe(false);
});

it('withdrawn, it leaves what the others make, else what stood before; a grade changed by hand stays', () => {
  expect(gradeAfterWithdrawal(posted, 8.5, null)).toBe(6);
  expect(gradeAfterWithdrawal(posted, 8.5, 7)).toBe(7);
  expect(gradeAfterWithdrawal({ ...posted, before: null }, 8.5, null)).toBeNull();
  expect(gradeAfterWithdrawal(posted, 9, 7)).toBe(9);
});

it('however often it is posted, withdrawing it gives back what a person had written', () => {
  const grade = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(fc.option(grade), fc.array(grade, { minLength: 1, maxLength: 5 }), (written, scores) => {
      let current = written;
      let saved: PostedGrade[] = [];
      for (const score of scores) {
        saved = [postedGrade('ana', score, current, saved)];
        current = score;
      }
      expect(saved.map((last) => gradeAfterWithdrawal(last, current, null))).toEqual([written]);
    }),
  );
});

it('remembers what stood before the posting that it replaces, of the same pupil and grade alone', () => {
  const earlier = [
    { student_profile_id: 'rui', score: 8.5, before: 1 },
    { student_profile_id: 'ana', score: 4, before: 2 },
    { student_profile_id: 'ana', score: 8.5, before: 3 },
  ];
  expect(postedGrade('ana', 9, 8.5, earlier).before).toBe(3);
  expect(postedGrade('ana', 9, 7, earlier).before).toBe(7);
  expect(postedGrade('bia', 9, 8.5, earlier).before).toBe(8.5);
  expect(postedGrade('ana', 9, null, earlier)).toEqual({ student_profile_id: 'ana', score: 9, before: null });
});
