import { expect, test } from 'vitest';
import { checkSkill, startValues } from './skill-form.ts';
import { skillsCopy } from './skills.copy.ts';

const municipalityId = '0190ffff-0000-7000-8000-000000000001';
const start = startValues(null, municipalityId);

test('of a new skill what is left empty follows from its code, and is not sent', () => {
  const checked = checkSkill({ ...start, code: ' ef06lp12 ' }, true);
  expect(checked).toEqual({
    ok: true,
    value: { municipality_id: municipalityId, code: 'EF06LP12', text: null, topic: null },
  });
});

test('of a stored skill an emptied field is emptied', () => {
  const checked = checkSkill({ ...start, code: 'ALFA-1' }, false);
  expect(checked).toMatchObject({ ok: true, value: { component: null, years: [] } });
});

test('years are numbers with commas', () => {
  expect(checkSkill({ ...start, code: 'ALFA-1', years: '6, 7' }, true)).toMatchObject({ value: { years: [6, 7] } });
  expect(checkSkill({ ...start, code: 'ALFA-1', years: '6º' }, true)).toEqual({
    ok: false,
    errors: { years: skillsCopy.form.yearsWrong },
  });
});

test('all that is wrong is told at once', () => {
  const errors = { code: 'Informe o código', years: skillsCopy.form.yearsWrong };
  expect(checkSkill({ ...start, years: '13' }, true)).toEqual({ ok: false, errors });
});

test('a code is asked for', () => {
  expect(checkSkill(start, true)).toEqual({ ok: false, errors: { code: 'Informe o código' } });
});

test('years are read as a run or one by one', () => {
  expect([[6], [6, 7], [3, 4, 5], [1, 3, 4], [10, 11, 12], []].map(skillsCopy.years)).toEqual([
    '6º',
    '6º, 7º',
    '3º ao 5º',
    '1º, 3º, 4º',
    '1ª EM ao 3ª EM',
    '—',
  ]);
});
