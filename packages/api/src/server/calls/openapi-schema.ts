import type { Endpoint } from '@caderneta/contract';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

const envelope = (endpoint: Endpoint): z.ZodType => {
  if (endpoint.wire === 'bare-form' || endpoint.wire === 'file') return endpoint.response;
  const head = { success: z.literal(true), message: z.string() };
  if (!endpoint.list) return z.object({ ...head, data: endpoint.response });
  const counts = { total: z.int(), page: z.int(), limit: z.int(), truncated: z.boolean() };
  const bound = { total_is_bound: z.literal(true).optional() };
  return z.object({ ...head, data: z.array(endpoint.response), ...counts, ...bound });
};

/** What /docs says of an endpoint. Parsing is `parse-request.ts`'s, with messages for people. */
export function describeRoute(endpoint: Endpoint): FastifySchema {
  const { params, query, body } = endpoint.request;
  const isForm = endpoint.wire === 'form' || endpoint.wire === 'bare-form';
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1] ?? ''],
    ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
    ...(isForm ? { consumes: ['multipart/form-data'] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: { 200: envelope(endpoint) },
  } as FastifySchema;
}
