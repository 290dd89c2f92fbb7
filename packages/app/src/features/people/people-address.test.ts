import { describe, expect, it } from 'vitest';
import { addressOf, searchOf } from './people-address.ts';

const read = (text: string) => addressOf(new URLSearchParams(text));

describe('a list of people in the address', () => {
  it('reads what is there and ignores what makes no sense', () => {
    expect(read('busca=ana&perfil=TEACHER&status=inativo&municipio=m1&pagina=3&formulario=novo')).toEqual({
      search: 'ana',
      role: 'TEACHER',
      status: 'inactive',
      municipality: 'm1',
      page: 3,
      form: 'new',
    });
    expect(read('perfil=REI&status=x&pagina=0')).toMatchObject({
      search: '',
      role: null,
      status: null,
      municipality: '',
      page: 1,
      form: null,
    });
  });

  it('goes back to the first page when the list is narrowed, not when a form opens', () => {
    const now = read('status=ativo&pagina=3');
    expect(searchOf(now, { search: 'bia' }).toString()).toBe('busca=bia&status=ativo');
    expect(searchOf(now, { municipality: 'm1' }).toString()).toBe('status=ativo&municipio=m1');
    expect(searchOf(now, { form: 'u1' }).toString()).toBe('status=ativo&pagina=3&formulario=u1');
    expect(searchOf(now, { form: 'new', status: null }).toString()).toBe('formulario=novo');
  });
});
