import { expect, test } from 'vitest';
import { readSkillCode, saebCode, skillCodeOf } from './skill-codes.rules.ts';

test.each([
  ['EF06LP12', 'BNCC_EF', 'Língua Portuguesa', [6]],
  ['EF67LP03', 'BNCC_EF', 'Língua Portuguesa', [6, 7]],
  ['EF69LP44', 'BNCC_EF', 'Língua Portuguesa', [6, 7, 8, 9]],
  ['EF15AR01', 'BNCC_EF', 'Arte', [1, 2, 3, 4, 5]],
  ['EF12EF01', 'BNCC_EF', 'Educação Física', [1, 2]],
  ['EF35LP09', 'BNCC_EF', 'Língua Portuguesa', [3, 4, 5]],
  ['EF89LP01A', 'BNCC_EF', 'Língua Portuguesa', [8, 9]],
  ['EF09MA05', 'BNCC_EF', 'Matemática', [9]],
  ['EF05CO01', 'BNCC_CO', 'Computação', [5]],
  ['EI01TS01', 'BNCC_EI', 'Traços, sons, cores e formas', []],
  ['EI03EF02', 'BNCC_EI', 'Escuta, fala, pensamento e imaginação', []],
  ['EI03CO04', 'BNCC_CO', 'Computação', []],
  ['EM13LP01', 'BNCC_EM', 'Língua Portuguesa', [10, 11, 12]],
  ['EM13MAT101', 'BNCC_EM', 'Matemática', [10, 11, 12]],
  ['EM13CHS502', 'BNCC_EM', 'Ciências Humanas', [10, 11, 12]],
  ['EM13CO09', 'BNCC_CO', 'Computação', [10, 11, 12]],
  ['MT9-D7', 'SAEB', 'Matemática', [9]],
  ['LP3EM-D12', 'SAEB', 'Língua Portuguesa', [12]],
] as const)('%s tells its kind, component and years', (code, kind, component, years) => {
  expect(readSkillCode(code)).toEqual({ kind, component, years });
});

test.each(['EF10LP01', 'EF45MA01', 'EI04TS01', 'EF06XX01', 'ef06lp12', 'EF06LP1', 'D7', 'ALFA-1'])(
  '%s is no public code, and works as one of the network',
  (code) => expect(readSkillCode(code)).toEqual({ kind: 'NETWORK', component: null, years: [] }),
);

test('a code is kept as it is printed, however it was typed', () => {
  expect(skillCodeOf('  ef06lp12 ')).toBe('EF06LP12');
  expect(skillCodeOf('alfa 1')).toBe('ALFA-1');
});

test('descriptors of SAEB of two stages are two codes', () => {
  expect([saebCode('MT', '9', 'D7'), saebCode('MT', '5', 'd07'), saebCode('LP', '3EM', 'D12')]).toEqual([
    'MT9-D7',
    'MT5-D7',
    'LP3EM-D12',
  ]);
});
