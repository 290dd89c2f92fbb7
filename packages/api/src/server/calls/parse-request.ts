import { type Endpoint, type FieldError, fail, type Outcome, succeed } from '@caderneta/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { portugueseMessage } from './request-messages.ts';
import { isStorable } from './storable-text.ts';
import { unknownFields } from './unknown-fields.ts';

const maxErrors = 50;

/** Failed fields of a schema's error, with messages for people: the schema's own or, without one, ours. */
const fieldErrors = (error: z.ZodError): FieldError[] =>
  error.issues.slice(0, maxErrors).map((issue) => ({ field: issue.path.join('.'), message: issue.message }));

/** Parses one value; nothing is coerced. */
export function parseValue<S extends z.ZodType>(schema: S, value: unknown): Outcome<z.output<S>> {
  const parsed = schema.safeParse(value, { error: portugueseMessage });
  return parsed.success ? succeed(parsed.data) : fail('invalid-request', { errors: fieldErrors(parsed.error) });
}

export interface ParsedParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * A call's parts through the endpoint's schemas. A field that the contract does not know is left out, and its name logged. A path that
 * cannot name anything is that of a record that is not there: nobody who followed a broken link has fields to correct.
 */
export function parseRequest(endpoint: Endpoint, request: FastifyRequest): Outcome<ParsedParts> {
  const { params, query, body } = endpoint.request;
  const sent = { params: request.params, query: request.query, body: request.body === undefined ? {} : request.body };
  const parts: Record<keyof ParsedParts, unknown> = { params: undefined, query: undefined, body: undefined };
  for (const [name, schema] of [
    ['params', params],
    ['query', query],
    ['body', body],
  ] as const) {
    if (!schema) continue;
    const parsed = parseValue(schema, sent[name]);
    if (!parsed.ok) return name === 'params' ? fail('not-found') : parsed;
    if (!isStorable(parsed.value))
      return fail('invalid-request', { errors: [{ field: '', message: 'Há um caractere inválido no texto.' }] });
    parts[name] = parsed.value;
  }
  if (body) {
    const names = unknownFields(sent.body, parts.body);
    if (names.length > 0) request.log.info({ unknown_fields: names }, 'fields that the contract does not know');
  }
  return succeed(parts);
}
