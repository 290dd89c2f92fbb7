import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maskPersonal } from './mask-personal.ts';

it('hides CPF, contacts and birth dates, and nothing else', () => {
  const user = {
    name: 'Ana',
    email: 'ana@rede.br',
    cpf: null,
    profiles: [{ birth_date: '2012-02-29', matricula: '7001', profile_phone: [{ number: '3599990000' }] }],
  };
  expect(maskPersonal(user)).toEqual({
    name: 'Ana',
    email: 'Oculto',
    cpf: null,
    profiles: [{ birth_date: 'Oculto', matricula: '7001', profile_phone: 'Oculto' }],
  });
  expect(maskPersonal(null)).toBeNull();
});

it('leaves no e-mail wherever it stands', () => {
  const around = fc.letrec((tie) => ({
    node: fc.oneof(
      fc.constant({ email: 'ana@rede.br' }),
      fc.dictionary(fc.string(), tie('node'), { maxKeys: 3 }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node;
  fc.assert(fc.property(around, (value) => !JSON.stringify(maskPersonal(value)).includes('ana@rede.br')));
});
