import { describe, expect, it } from 'vitest';
import { formatDay, formatMoment, writeDay, writeLongDay, yearOf } from './dates.ts';
import {
  counted,
  formatColumnPercent,
  formatCount,
  formatGrade,
  formatPercent,
  formatScore,
  formatSize,
} from './numbers.ts';

describe('numbers in pt-BR', () => {
  it('writes sizes in the largest unit that they fill', () => {
    expect([1, 1000, 999_499, 1_000_000, 12_345_678, 1_234_567_890].map(formatSize)).toEqual([
      '1 kB',
      '1 kB',
      '999 kB',
      '1 MB',
      '12,3 MB',
      '1,2 GB',
    ]);
  });
  it('separates thousands with a point and decimals with a comma', () => {
    expect(formatCount(1284)).toBe('1.284');
    expect(formatScore(84.62)).toBe('84,62');
    expect(formatScore(7.5)).toBe('7,50');
    expect(formatScore(100)).toBe('100,00');
    expect(formatGrade(8)).toBe('8,0');
    expect(formatPercent(93.44)).toBe('93,4%');
    expect(formatPercent(75)).toBe('75%');
    expect([75, 87.5].map(formatColumnPercent)).toEqual(['75,0%', '87,5%']);
  });

  it('agrees the noun', () => {
    expect(counted(1, 'aluno', 'alunos')).toBe('1 aluno');
    expect(counted(0, 'aluno', 'alunos')).toBe('0 alunos');
    expect(counted(1200, 'aluno', 'alunos')).toBe('1.200 alunos');
  });
});

describe('dates in São Paulo', () => {
  it('keeps the local day when it is already tomorrow in UTC', () => {
    expect(formatDay('2026-08-15T01:30:00Z')).toBe('14/08/2026');
    expect(formatMoment('2026-08-14T12:42:00Z')).toBe('14/08/2026, 09:42');
    expect(writeDay('2026-08-04')).toBe('04/08/2026');
    expect(writeLongDay('2026-08-14')).toBe('sexta-feira, 14 de agosto de 2026');
    expect(yearOf(new Date('2027-01-01T02:00:00Z'))).toBe(2026);
  });
});
