import { z } from 'zod';
import type { FailureCode, FieldError, RecordConflict } from './failures.ts';

/** Every answer but the legacy ones: `{success, message, data}`. */
export interface Envelope<T> {
  success: true;
  message: string;
  data: T;
}

/**
 * A page of a list: `data` holds at most `limit` rows of `total`; `truncated` when more exist than this answer shows. A search that finds
 * very many is not counted to its end: then there are more than `total`, and `total_is_bound` says so.
 */
export interface ListEnvelope<T> extends Envelope<T[]> {
  total: number;
  total_is_bound?: true;
  page: number;
  limit: number;
  truncated: boolean;
}

export interface FailureEnvelope {
  success: false;
  message: string;
  code: FailureCode;
  errors?: FieldError[];
  /** Of a 'version-conflict', the records as they are stored now. */
  current?: unknown[];
  /** And, of one record, what the form and the record say otherwise. */
  conflict?: RecordConflict;
  request_id: string;
}

export const idSchema = z.uuid('Identificador inválido.');

/** Query of a paged list. Numbers come as text in a query. */
export const pageQuerySchema = z.object({
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'A página deve ser um inteiro a partir de 1.')
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'O limite deve ser um inteiro de 1 a 100.')
    .optional(),
});

/** Cards a page and rows a page where the specification does not say. */
export const cardsPerPage = 12;
export const rowsPerPage = 10;
export const maxPageLimit = 100;
/** Rows of a list asked for without page and limit, as older clients do: everything in scope up to here. */
export const wholeListLimit = 5000;

export interface PageRequest {
  readonly page: number;
  readonly limit: number;
}

/**
 * Page asked for: the limit is kept within 1 to `maxPageLimit`; without page and limit, the whole list up to `wholeListLimit`. The
 * server itself reads larger pages by `own`, which no request can carry: its parsing leaves out what the query's schema does not name.
 */
export const pageOf = (
  query: { page?: string | undefined; limit?: string | undefined; own?: PageRequest },
  fallbackLimit: number = rowsPerPage,
): PageRequest => {
  if (query.own) return query.own;
  if (query.page === undefined && query.limit === undefined) return { page: 1, limit: wholeListLimit };
  const limit = Math.min(query.limit ? Number(query.limit) : fallbackLimit, maxPageLimit);
  return { page: query.page ? Number(query.page) : 1, limit };
};
