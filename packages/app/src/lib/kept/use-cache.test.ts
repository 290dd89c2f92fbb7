import 'fake-indexeddb/auto';
import type { SessionUser } from '@caderneta/contract';
import { expect, it } from 'vitest';
import { session } from '../session/session.ts';
import { cachedSince, keepAnswer, readCached, startCache } from './use-cache.ts';

const signIn = (id: string, role: SessionUser['role']) =>
  session.start({
    user: { id, name: id, email: `${id}@rede.example`, role, is_active: true, profiles: [], permissions: [] },
    access_token: id,
    expires_at: '2099-01-01T00:00:00Z',
  });

it('tells nobody who signs in of answers that were shown to another without a connection', async () => {
  startCache();
  signIn('lucia', 'TEACHER');
  keepAnswer('GET /disciplines', '', undefined, { data: [{ id: 'arte' }], total: 1 });
  await expect.poll(() => readCached('GET /disciplines', '')).not.toBeNull();
  expect(cachedSince()).not.toBeNull();
  session.signOut();
  signIn('sergio', 'MANAGER');
  expect(cachedSince()).toBeNull();
});
