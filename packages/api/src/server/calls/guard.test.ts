import { fail } from '@caderneta/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openToAll } from '../pages/open-routes.ts';
import { addGuard, requireAccess } from './guard.ts';

test('a route that does not say who may call it stops the start', async () => {
  const app = Fastify();
  requireAccess(app);
  app.get('/said', { config: { access: 'public' } }, async () => null);
  app.post('/silent', async () => null);
  await expect(app.ready()).rejects.toThrow('Routes that do not say who may call them: POST /silent');
});

test('routes of a scope that is open to all need not say it', async () => {
  const app = Fastify();
  requireAccess(app);
  await app.register(async (scope) => {
    openToAll(scope);
    scope.get('/page', async () => 'page');
  });
  await app.ready();
  expect((await app.inject('/page')).body).toBe('page');
});

test('without the check at the start, such a route is refused', async () => {
  const app = Fastify();
  const none = { load: async () => fail('session-invalid'), recall: () => null };
  addGuard(app, none, { now: () => new Date() });
  app.get('/silent', async () => 'secret');
  expect((await app.inject('/silent')).statusCode).toBe(403);
});
