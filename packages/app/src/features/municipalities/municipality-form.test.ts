import { describe, expect, it } from 'vitest';
import { checkMunicipality } from './municipality-form.ts';

describe('checkMunicipality', () => {
  it('says in the specified words what is missing or malformed', () => {
    expect(checkMunicipality({ name: ' ', state: '', ibge: '123' }, true)).toEqual({
      ok: false,
      errors: { name: 'Informe o nome do município', ibge_code: 'O código IBGE tem 7 números' },
    });
  });

  it('leaves what is empty out of a new municipality', () => {
    const checked = checkMunicipality({ name: ' Santa Aurora ', state: '', ibge: '' }, true);
    expect(JSON.stringify(checked)).toBe('{"ok":true,"value":{"name":"Santa Aurora"}}');
  });

  it('takes away what was emptied in a change', () => {
    expect(checkMunicipality({ name: 'Santa Aurora', state: 'MG', ibge: '' }, false)).toEqual({
      ok: true,
      value: { name: 'Santa Aurora', state: 'MG', ibge_code: null },
    });
  });
});
