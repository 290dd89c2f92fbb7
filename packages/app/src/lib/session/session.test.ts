import type { LoginAnswer, SessionUser } from '@caderneta/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionStore, viewerOf } from './session.ts';

class FakeStorage implements Storage {
  readonly stored = new Map<string, string>();
  get length() {
    return this.stored.size;
  }
  clear() {
    this.stored.clear();
  }
  getItem(key: string) {
    return this.stored.get(key) ?? null;
  }
  key(index: number) {
    return [...this.stored.keys()][index] ?? null;
  }
  removeItem(key: string) {
    this.stored.delete(key);
  }
  setItem(key: string, value: string) {
    this.stored.set(key, value);
  }
}

const user: SessionUser = {
  id: 'u1',
  name: 'Lúcia Prado',
  email: 'lucia@escola.br',
  role: 'TEACHER',
  is_active: true,
  profiles: [
    {
      id: 'p1',
      matricula: null,
      institution_id: 'i1',
      municipality_id: null,
      class_id: null,
      institution: { id: 'i1', name: 'E.M. Dalva', municipality_id: 'm1' },
      school_class: null,
    },
  ],
  permissions: ['view_class'],
};
const answer = (token: string, who = user): LoginAnswer => ({
  user: who,
  access_token: token,
  expires_at: '2026-12-01T00:00:00Z',
});

let storage: FakeStorage;
let store: SessionStore;
beforeEach(() => {
  storage = new FakeStorage();
  store = new SessionStore(storage);
});

describe('SessionStore', () => {
  it('keeps the user, the token and, apart, the token and the institution', () => {
    store.start(answer('t1'));
    expect(storage.getItem('access_token')).toBe('t1');
    expect(storage.getItem('institution_id')).toBe('i1');
    expect(JSON.parse(storage.getItem('caderneta.session') ?? '')).toEqual({
      user,
      access_token: 't1',
      authenticated: true,
    });
  });

  it('is found again after a reload', () => {
    store.start(answer('t1'));
    const reloaded = new SessionStore(storage);
    expect(reloaded.getState().user).toEqual(user);
    expect(reloaded.token()).toBe('t1');
  });

  it.each(['', 'null', '{', '{"user":{},"access_token":"x","authenticated":true}', '[]'])(
    'takes %s for no session',
    (text) => {
      storage.setItem('caderneta.session', text);
      expect(new SessionStore(storage).getState().user).toBeNull();
    },
  );

  it('clears token, institution and user when the person leaves', () => {
    store.start(answer('t1'));
    store.signOut();
    expect(storage.length).toBe(0);
    expect(store.getState()).toEqual({ user: null, ended: 'signed-out', locked: false });
  });

  it('ends when the server refuses a token that was stale from the start', () => {
    store.start(answer('t1'));
    const reloaded = new SessionStore(storage);
    reloaded.expire('t0');
    expect(reloaded.getState().user).toEqual(user);
    reloaded.expire('t1');
    expect(reloaded.getState()).toEqual({ user: null, ended: 'expired', locked: false });
    expect(storage.length).toBe(0);
  });

  it('locks instead when somebody is at work, and only for the token in use', () => {
    store.start(answer('t1'));
    store.start(answer('t2'));
    store.expire('t1');
    expect(store.getState().locked).toBe(false);
    store.expire('t2');
    expect(store.getState()).toEqual({ user, ended: null, locked: true });
    expect(store.token()).toBeNull();
    const reloaded = new SessionStore(storage);
    reloaded.accept('t2');
    reloaded.expire('t2');
    expect(reloaded.getState().locked).toBe(true);
  });

  it('tells who waits whether the same person came back', async () => {
    expect(await store.unlocked()).toBe(false);
    store.start(answer('t1'));
    store.expire('t1');
    const same = store.unlocked();
    store.start(answer('t2'));
    expect(await same).toBe(true);
    store.expire('t2');
    const gone = store.unlocked();
    store.signOut();
    expect(await gone).toBe(false);
    store.start(answer('t3'));
    store.expire('t3');
    const other = store.unlocked();
    store.start(answer('t4', { ...user, id: 'u2' }));
    expect(await other).toBe(false);
  });

  it('is unlocked by the same person signing in in another tab', async () => {
    store.start(answer('t1'));
    const other = new SessionStore(storage);
    store.expire('t1');
    const back = store.unlocked();
    other.start(answer('t2'));
    store.onStorage({ key: 'caderneta.session' });
    expect(await back).toBe(true);
    expect(store.token()).toBe('t2');
  });

  it('follows another tab that signs in or out', () => {
    const other = new SessionStore(storage);
    const heard = vi.fn();
    other.subscribe(heard);
    store.start(answer('t1'));
    other.onStorage({ key: 'caderneta.session' });
    expect(other.getState().user).toEqual(user);
    store.signOut();
    other.onStorage({ key: 'caderneta.session' });
    expect(other.getState()).toEqual({ user: null, ended: 'signed-out', locked: false });
    expect(heard).toHaveBeenCalledTimes(2);
    other.onStorage({ key: 'unrelated' });
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('takes over a changed profile without a new sign-in', () => {
    store.start(answer('t1'));
    const heard = vi.fn();
    store.subscribe(heard);
    store.refresh(user);
    expect(heard).not.toHaveBeenCalled();
    store.refresh({ ...user, permissions: [] });
    expect(store.getState().user?.permissions).toEqual([]);
    expect(store.token()).toBe('t1');
  });

  it('takes over nothing of a person who left meanwhile', () => {
    store.start(answer('t1'));
    store.refresh({ ...user, id: 'another' });
    expect(store.getState().user).toEqual(user);
  });

  it('stays usable where storage is refused', () => {
    const refusing = new FakeStorage();
    refusing.setItem = () => {
      throw new Error('QuotaExceededError');
    };
    const inMemory = new SessionStore(refusing);
    inMemory.start(answer('t1'));
    expect(inMemory.token()).toBe('t1');
    expect(inMemory.isStored()).toBe(true);
  });

  it('notices that the browser keeps it no longer', () => {
    store.start(answer('t1'));
    expect(store.isStored()).toBe(true);
    storage.clear();
    expect(store.isStored()).toBe(false);
  });
});

describe('viewerOf', () => {
  it('gives the access rules the role and the permissions in force', () => {
    expect(viewerOf(user)).toEqual({ role: 'TEACHER', permissions: new Set(['view_class']) });
  });
});
