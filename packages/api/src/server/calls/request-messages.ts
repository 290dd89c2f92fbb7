import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const expectedKind: Readonly<Record<string, string>> = {
  string: 'Deve ser um texto.',
  number: 'Deve ser um número.',
  int: 'Deve ser um número inteiro.',
  bigint: 'Deve ser um número inteiro.',
  boolean: 'Deve ser verdadeiro ou falso.',
  array: 'Deve ser uma lista.',
  tuple: 'Deve ser uma lista.',
  object: 'Deve ser um conjunto de campos.',
  record: 'Deve ser um conjunto de campos.',
  map: 'Deve ser um conjunto de campos.',
  date: 'Deve ser uma data.',
  null: 'Deve ficar sem valor.',
  undefined: 'Não deve ser enviado.',
};

const unitOf: Readonly<Record<string, string>> = {
  string: ' caracteres',
  array: ' itens',
  set: ' itens',
  map: ' itens',
};

const formats: Readonly<Record<string, string>> = {
  email: 'Email deve ser válido',
  uuid: 'Identificador inválido.',
  guid: 'Identificador inválido.',
  date: 'Deve ser uma data, como 2026-03-31.',
  datetime: 'Deve ser uma data com hora.',
  time: 'Deve ser uma hora, como 08:00.',
  url: 'Deve ser um endereço da internet.',
};

const bound = (origin: string, limit: number | bigint, words: string): string =>
  `Deve ${unitOf[origin] ? 'ter' : 'ser'} ${words} ${limit}${unitOf[origin] ?? ''}.`;

/** Portuguese for every kind of issue that a schema without words of its own can raise. */
export function portugueseMessage(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Campo obrigatório.' : (expectedKind[issue.expected] ?? 'Valor inválido.');
    case 'too_small':
      return bound(issue.origin, issue.minimum, issue.inclusive === false ? 'mais de' : 'no mínimo');
    case 'too_big':
      return bound(issue.origin, issue.maximum, issue.inclusive === false ? 'menos de' : 'no máximo');
    case 'invalid_format':
      return formats[issue.format] ?? 'Formato inválido.';
    case 'not_multiple_of':
      return `Deve ser múltiplo de ${issue.divisor}.`;
    case 'unrecognized_keys':
      return 'Há campos desconhecidos.';
    case 'invalid_value':
      return `Deve ser um destes valores: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_key':
      return 'Nome de campo inválido.';
    case 'invalid_element':
    case 'invalid_union':
    case 'custom':
      return 'Valor inválido.';
    default:
      return 'Valor inválido.';
  }
}
