import { describe, expect, it } from 'vitest';
import { addressOf, searchOf } from './use-list-address.ts';

const names = { year: 'ano', search: 'busca' };
const read = (text: string) => addressOf(names, new URLSearchParams(text));
const after = (text: string, change: Parameters<typeof searchOf<'year' | 'search'>>[2]) =>
  searchOf(names, new URLSearchParams(text), change).toString();

describe('the address of a list', () => {
  it('reads what is there and ignores what makes no sense', () => {
    expect(read('ano=2026&busca=9%C2%BA&pagina=3')).toEqual({
      filters: { year: '2026', search: '9º' },
      page: 3,
      form: null,
    });
    expect(read('pagina=-1')).toEqual({ filters: { year: '', search: '' }, page: 1, form: null });
    expect(read('pagina=1.5').page).toBe(1);
    expect(read('formulario=novo').form).toBe('new');
  });

  it('goes back to the first page when a filter changes', () => {
    expect(after('ano=2026&pagina=3', { search: 'A' })).toBe('ano=2026&busca=A');
    expect(after('ano=2026&pagina=3', { page: 4 })).toBe('ano=2026&pagina=4');
    expect(after('ano=2026', { year: '' })).toBe('');
  });

  it('opens and closes a form without losing page and filters', () => {
    expect(after('ano=2026&pagina=3', { form: 'new' })).toBe('ano=2026&pagina=3&formulario=novo');
    expect(after('ano=2026&pagina=3&formulario=novo', { form: null })).toBe('ano=2026&pagina=3');
  });

  it('leaves alone what other parts of the screen keep there', () => {
    expect(after('aba=categorias&pagina=2', { search: 'x' })).toBe('aba=categorias&busca=x');
  });
});
