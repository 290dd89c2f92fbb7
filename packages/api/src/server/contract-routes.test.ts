import { everyEndpoint } from '@caderneta/contract/calls';
import { afterAll, expect, test } from 'vitest';
import { send, startTestServer } from './testing/test-server.ts';

const server = await startTestServer();
afterAll(() => server.close());

interface Operation {
  readonly summary?: string;
  readonly security?: unknown;
  readonly responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}

test('every call of the contract is a documented route, and every documented route a call of the contract', async () => {
  const { paths } = (await send(server.app, 'GET', '/docs/json')).json() as {
    paths: Record<string, Record<string, Operation>>;
  };
  const documented = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const called = everyEndpoint.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(documented.sort()).toEqual(called.sort());
  for (const { method, path, summary, access } of everyEndpoint) {
    expect(server.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    expect([operation?.summary, operation?.security !== undefined]).toEqual([summary, access !== 'public']);
    const [content] = Object.values(operation?.responses?.['200']?.content ?? {});
    expect(content?.schema, `${method} ${path}: what it answers`).toBeDefined();
  }
});
