import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseValue } from './parse-request.ts';

/** One schema for every kind of issue that zod raises, with something that raises it. */
const cases: [string, z.ZodType, unknown, string][] = [
  ['absent', z.string(), undefined, 'Campo obrigatório.'],
  ['no text', z.string(), 1, 'Deve ser um texto.'],
  ['no number', z.number(), 'a', 'Deve ser um número.'],
  ['no whole number', z.int(), 1.5, 'Deve ser um número inteiro.'],
  ['no boolean', z.boolean(), 'x', 'Deve ser verdadeiro ou falso.'],
  ['no list', z.array(z.string()), 'x', 'Deve ser uma lista.'],
  ['no object', z.object({}), [], 'Deve ser um conjunto de campos.'],
  ['no record', z.record(z.string(), z.string()), 1, 'Deve ser um conjunto de campos.'],
  ['no null', z.null(), 1, 'Deve ficar sem valor.'],
  ['no date', z.date(), 'x', 'Deve ser uma data.'],
  ['of no known type', z.function(), 1, 'Valor inválido.'],
  ['too short', z.string().min(3), 'a', 'Deve ter no mínimo 3 caracteres.'],
  ['too long', z.string().max(3), 'abcd', 'Deve ter no máximo 3 caracteres.'],
  ['too few', z.array(z.string()).min(1), [], 'Deve ter no mínimo 1 itens.'],
  ['too many', z.array(z.string()).max(1), ['a', 'b'], 'Deve ter no máximo 1 itens.'],
  ['too small', z.number().min(3), 1, 'Deve ser no mínimo 3.'],
  ['too large', z.number().max(3), 4, 'Deve ser no máximo 3.'],
  ['not more', z.number().gt(3), 3, 'Deve ser mais de 3.'],
  ['not less', z.number().lt(3), 3, 'Deve ser menos de 3.'],
  ['no multiple', z.number().multipleOf(5), 3, 'Deve ser múltiplo de 5.'],
  ['no uuid', z.uuid(), 'x', 'Identificador inválido.'],
  ['no email', z.email(), 'x', 'Email deve ser válido'],
  ['no day', z.iso.date(), 'x', 'Deve ser uma data, como 2026-03-31.'],
  ['no time', z.iso.time(), 'x', 'Deve ser uma hora, como 08:00.'],
  ['another shape', z.string().regex(/^a$/), 'b', 'Formato inválido.'],
  ['none of the values', z.enum(['A', 'B']), 'C', 'Deve ser um destes valores: A, B.'],
  ['not the value', z.literal(1), 2, 'Deve ser um destes valores: 1.'],
  ['an unknown field', z.strictObject({}), { x: 1 }, 'Há campos desconhecidos.'],
  ['a name of another shape', z.record(z.string().regex(/^\d$/), z.string()), { x: 'a' }, 'Nome de campo inválido.'],
  ['none of the kinds', z.union([z.string(), z.number()]), true, 'Valor inválido.'],
  ['refused by a rule', z.string().refine(() => false), 'x', 'Valor inválido.'],
  ['not a number', z.number(), Number.NaN, 'Deve ser um número.'],
  ['in a map', z.map(z.string(), z.string()), 1, 'Deve ser um conjunto de campos.'],
];

describe('what people read of a field that is', () => {
  test.each(cases)('%s', (_, schema, value, message) => {
    const parsed = parseValue(schema, value);
    expect(parsed.ok ? null : parsed.errors?.map((error) => error.message)).toEqual([message]);
  });

  test('a schema’s own words come first', () => {
    const parsed = parseValue(z.object({ name: z.string({ error: 'Nome obrigatório' }) }), {});
    expect(parsed).toMatchObject({ ok: false, errors: [{ field: 'name', message: 'Nome obrigatório' }] });
  });
});
