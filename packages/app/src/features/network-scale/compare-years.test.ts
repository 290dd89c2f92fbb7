import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classesOverYears, intervalOf, yearSteps } from './compare-years.ts';
import { networkScaleCopy } from './network-scale.copy.ts';

const year = (school_year: number, mean: number | null, error: number | null) => ({
  ...{ run_id: String(school_year), title: 'Prova da rede', pupils: 500, school_year, mean, error },
});

test('an interval holds 95 of a hundred; a group too small has none', () => {
  expect(intervalOf({ mean: 250, error: 10 })).toEqual({ value: 250, from: 230.4, to: 269.6 });
  expect(intervalOf({ mean: null, error: null })).toBeNull();
});

test('years differ where the interval of their difference leaves out zero', () => {
  const [slight, clear] = yearSteps([year(2024, 250, 3), year(2025, 256, 4), year(2026, 268, 3)]);
  expect([slight?.difference, slight?.mayBeChance]).toEqual([6, true]);
  expect(slight?.high).toBeCloseTo(6 + 1.96 * 5, 6);
  expect([clear?.difference, clear?.mayBeChance]).toEqual([12, false]);
  expect(yearSteps([year(2024, 250, 3), year(2025, null, null)])).toEqual([]);
});

test('two exams of one year are told apart by their titles', () => {
  const [march, november] = [year(2026, 250, 3), year(2026, 256, 4)];
  const [step] = yearSteps([
    { ...march, title: 'Março' },
    { ...november, title: 'Novembro' },
  ]);
  expect(step && networkScaleCopy.years.step(step)).toMatch(/^De Março a Novembro: \+6/);
});

const { classOf } = networkScaleCopy.groups;
const schoolYear = (school_year: number, classes: readonly { name: string; mean: number | null }[]) => ({
  ...year(school_year, 250, 3),
  classes: classes.map(({ name, mean }, at) => ({
    ...{ kind: 'CLASS' as const, id: String(at), name, institution_id: 'escola', pupils: 20, mean, error: mean && 4 },
  })),
});

test('classes stand by name, then by year, whatever their means; none is lost', () => {
  const one = fc.record({
    name: fc.constantFrom('9º Ano A', '9º Ano B', '10º Ano A'),
    mean: fc.option(fc.double({ min: 100, max: 400, noNaN: true })),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 8 }), fc.array(one, { maxLength: 8 }), (before, after) => {
      const shown = classesOverYears([schoolYear(2025, before), schoolYear(2026, after)], classOf);
      expect(shown).toHaveLength(before.length + after.length);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      const names = ['9º Ano A', '9º Ano B', '10º Ano A'].flatMap((name) =>
        [before, after].flatMap((classes, at) =>
          classes.filter((own) => own.name === name).map(() => `${name} · ${2025 + at}`),
        ),
      );
      expect(shown.map(({ name }) => name)).toEqual(names);
    }),
  );
});

test('of one exam alone classes keep their names; of two in a year these say which exam', () => {
  const own = [{ name: '9º Ano A', mean: 250 }];
  expect(classesOverYears([schoolYear(2026, own)], classOf).map(({ name }) => name)).toEqual(['9º Ano A']);
  const twice = [
    { ...schoolYear(2026, own), title: 'Março' },
    { ...schoolYear(2026, own), run_id: 'outra', title: 'Novembro' },
  ];
  expect(classesOverYears(twice, classOf).map(({ name }) => name)).toEqual(['9º Ano A · Março', '9º Ano A · Novembro']);
});
