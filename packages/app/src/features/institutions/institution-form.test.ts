import { describe, expect, it } from 'vitest';
import { checkInstitution, startValues } from './institution-form.ts';

const municipalityId = '0198a000-0000-7000-8000-000000000001';

describe('checkInstitution', () => {
  it('says in the specified words what is missing', () => {
    expect(checkInstitution({ name: ' ', municipalityId: null, director: '' })).toEqual({
      ok: false,
      errors: { name: 'Informe um nome para a instituição', municipality_id: 'Selecione um município' },
    });
  });

  it('takes an empty director for none', () => {
    expect(checkInstitution({ name: 'E.M. Sol', municipalityId, director: ' ' })).toEqual({
      ok: true,
      value: { name: 'E.M. Sol', municipality_id: municipalityId, director: null },
    });
  });
});

it('starts in the own municipality', () => {
  expect(startValues(null, municipalityId)).toEqual({ name: '', municipalityId, director: '' });
});
