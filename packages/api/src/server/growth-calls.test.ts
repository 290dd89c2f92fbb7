import { expect, test } from 'vitest';
import type { z } from 'zod';
import { growthCalls } from '../../bench/growth-calls.ts';
import { everyEndpoint } from './testing/every-endpoint.ts';

const places = new Proxy({}, { get: (_, name) => (name === 'pupils' ? [] : 'x') }) as Parameters<
  (typeof growthCalls)[number]['request']
>[0];

const measured = growthCalls.map(({ request }) => {
  const { method, url } = request(places, 0);
  return { method, path: url.split('?')[0] ?? '', isPaged: url.includes('page=') };
});

const isPagedList = ({ list, request }: (typeof everyEndpoint)[number]): boolean =>
  list && 'page' in ((request.query as z.ZodObject | undefined)?.shape ?? {});

test('the measure of growth asks for a page of every paged list', () => {
  const lists = everyEndpoint.filter(isPagedList);
  expect(lists.length).toBeGreaterThan(30);
  const forgotten = lists.filter(({ method, path }) => {
    const shape = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    return !measured.some((call) => call.isPaged && call.method === method && shape.test(call.path));
  });
  expect(forgotten.map(({ path }) => path)).toEqual([]);
});
