import type { SessionUser } from '@caderneta/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { takeStoreOf } from './take-store.ts';
import type { Take } from './takes.ts';

const take: Take = {
  audio: new Blob(['1']),
  name: 'gravacao.wav',
  url: null,
  peaks: [],
  seconds: 5,
  pauses: [],
  speech: { startSeconds: 0, endSeconds: 5 },
  clippedPercent: 0,
  format: 'wav',
  evaluation: null,
  isSaved: false,
  isStored: false,
};
const signIn = (id: string) =>
  session.start({ access_token: id, user: { id, role: 'TEACHER', permissions: [] } as unknown as SessionUser });
const tab = new EventTarget();
const maySilentlyClose = () => tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('window', tab);
  signIn('nobody');
  signIn('lucia');
});
afterAll(() => void vi.unstubAllGlobals());

it('a recording that was not sent outlives its screen, and closing the tab is asked about', () => {
  takeStoreOf('leitura').dispatch({ type: 'made', student: 'ana', take });
  takeStoreOf('leitura').dispatch({ type: 'left' });
  expect(takeStoreOf('leitura').takes().ana).toBe(take);
  expect(takeStoreOf('outra').takes()).toEqual({});
  expect(maySilentlyClose()).toBe(false);
  takeStoreOf('leitura').dispatch({ type: 'removed', student: 'ana' });
  expect(maySilentlyClose()).toBe(true);
});

it('one that is kept on the device is read from there again', () => {
  const store = takeStoreOf('leitura');
  store.dispatch({ type: 'made', student: 'ana', take });
  store.dispatch({ type: 'kept', student: 'ana' });
  expect(maySilentlyClose()).toBe(true);
  store.dispatch({ type: 'left' });
  expect(store.takes()).toEqual({});
});

it('tells its screen of every change', () => {
  const store = takeStoreOf('leitura');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dispatch({ type: 'made', student: 'ana', take });
  stop();
  store.dispatch({ type: 'removed', student: 'ana' });
  expect(listener).toHaveBeenCalledOnce();
});

it('a child’s voice does not stay for whoever signs in next', () => {
  takeStoreOf('leitura').dispatch({ type: 'made', student: 'ana', take });
  session.signOut();
  expect(maySilentlyClose()).toBe(true);
  signIn('caio');
  expect(takeStoreOf('leitura').takes()).toEqual({});
});
