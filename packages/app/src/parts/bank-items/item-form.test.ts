import { expect, test } from 'vitest';
import { checkItem, gradeOfYear, type ItemValues, startValues } from './item-form.ts';

const municipalityId = '0190ffff-0000-7000-8000-000000000001';
const start = startValues(null, municipalityId);
const typed: ItemValues = {
  ...start,
  statement: ' Quanto é 7 × 8? ',
  options: ['54', '56', '', '', ''],
  right: 'B',
};

test('an option that repeats another is refused at its field, by the letter of the first', () => {
  expect(checkItem({ ...typed, options: ['54', '56', ' 54 ', '', ''] })).toEqual({
    ok: false,
    errors: { 'options.2': 'Esta alternativa é igual à A' },
  });
});

test('options that are empty at the end are none, and the letter becomes the rule', () => {
  expect(checkItem({ ...typed, year: '5', level: 'EASY', skills: ['ef05ma08'] })).toEqual({
    ok: true,
    value: {
      ...{ municipality_id: municipalityId, statement: 'Quanto é 7 × 8?', options: ['54', '56'], rule: 'b' },
      ...{ component: null, year: 5, level: 'EASY', skills: ['EF05MA08'] },
    },
  });
});

test('an option that is skipped, a letter without an option and a missing statement are all told at once', () => {
  const options = ['54', '', '64', '', ''];
  expect(checkItem({ ...typed, statement: '', options, right: 'D' })).toMatchObject({
    ok: false,
    errors: {
      statement: 'Informe o enunciado',
      'options.1': 'Preencha as alternativas em ordem, sem pular',
      rule: 'Escolha a resposta certa entre as alternativas',
    },
  });
});

test('a picture that nobody touched is not sent; one that is taken away is', () => {
  expect(checkItem(typed)).not.toHaveProperty('value.picture');
  expect(checkItem(typed, null)).toHaveProperty('value.picture', null);
});

test('a stored question opens as it was checked', () => {
  const checked = checkItem({ ...typed, year: '11', skills: ['EM13MAT101'] });
  const stored = checked.ok ? checked.value : null;
  const again = startValues({ ...stored, skills: [...(stored?.skills ?? [])] } as never, null);
  expect(checkItem(again)).toEqual(checked);
  expect([gradeOfYear('11'), gradeOfYear('5'), gradeOfYear('')]).toEqual(['2ª série', '5º Ano', '']);
});
