import { expect, test } from 'vitest';
import { type CalibratedExam, findingsOf } from './scale-findings.ts';

const school = (number: number) => ({ id: `school-${number}`, name: `Escola ${number}` });
const classOf = (number: number) => ({ id: `class-${number}`, name: `${number}º Ano A`, institution: school(number) });
/** Twelve pupils of each class; the higher its number, the less they know. */
const exam: CalibratedExam = {
  items: [{ group: 0, question: 1 }],
  curves: [{ a: 1, b: 0, c: 0 }],
  municipality: { id: 'network', name: 'Rede' },
  classes: [10, 2, 1].map(classOf),
  estimates: [10, 2, 1].flatMap((number) =>
    Array.from({ length: 12 }, (_, at) => ({ classId: `class-${number}`, theta: at / 6 - number / 5, error: 0.4 })),
  ),
};

test('schools and classes come by name, whatever their means: the scale ranks nobody, and says nothing of one pupil', () => {
  const found = findingsOf(exam, null);
  if (!found.ok) throw new Error(found.code);
  const { groups } = found.findings;
  const of = (kind: string) => groups.filter((group) => group.kind === kind);
  for (const kind of ['INSTITUTION', 'CLASS']) {
    expect(of(kind).map(({ id }) => id.split('-')[1])).toEqual(['1', '2', '10']);
    const means = of(kind).map(({ mean }) => mean ?? 0);
    expect(means).toEqual(means.toSorted((one, other) => other - one));
  }
  const backwards = findingsOf(
    { ...exam, estimates: exam.estimates.map((one) => ({ ...one, theta: -one.theta })) },
    null,
  );
  const names = backwards.ok ? backwards.findings.groups.map(({ name }) => name) : [];
  expect(names).toEqual(groups.map(({ name }) => name));
  expect(groups.every(({ pupils }) => pupils >= 12)).toBe(true);
});

test('an exam whose questions tell nobody from anybody has no scale', () => {
  expect(findingsOf({ ...exam, curves: [null] }, null)).toEqual({ ok: false, code: 'all-alike' });
});
