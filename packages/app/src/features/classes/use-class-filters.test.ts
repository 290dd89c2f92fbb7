import { describe, expect, it } from 'vitest';
import { filtersOf, searchOf } from './use-class-filters.ts';

const read = (text: string) => filtersOf(new URLSearchParams(text));

describe('class filters in the address', () => {
  it('reads what is there and ignores what makes no sense', () => {
    expect(read('ano=2026&busca=9%C2%BA&pagina=3')).toEqual({ year: '2026', institutionId: '', search: '9º', page: 3 });
    expect(read('ano=abc&pagina=-1')).toEqual({ year: '', institutionId: '', search: '', page: 1 });
    expect(read('pagina=1.5').page).toBe(1);
  });

  it('goes back to the first page when a filter changes', () => {
    const now = read('ano=2026&pagina=3');
    expect(searchOf(now, { search: 'A' }).toString()).toBe('ano=2026&busca=A');
    expect(searchOf(now, { page: 4 }).toString()).toBe('ano=2026&pagina=4');
    expect(searchOf(now, { year: '' }).toString()).toBe('');
  });
});
