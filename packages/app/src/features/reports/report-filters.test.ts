import { expect, it } from 'vitest';
import { narrowed } from './report-filters.ts';

it('takes away what hung on a filter that changed', () => {
  expect(narrowed({ institution: 'i' })).toEqual({
    institution: 'i',
    class: '',
    student: '',
    discipline: '',
    assessment: '',
  });
  expect(narrowed({ class: 'c' })).toEqual({ class: 'c', student: '', assessment: '' });
  expect(narrowed({ municipality: 'm' })).toMatchObject({ municipality: 'm', institution: '', period: '' });
  expect(narrowed({ discipline: 'd' })).toEqual({ discipline: 'd' });
});
