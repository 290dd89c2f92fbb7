import type { SessionUser } from '@caderneta/contract';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { tabRecordings } from '../../lib/recordings/local-recordings.ts';
import { session } from '../../lib/session/session.ts';
import { takeStoreOf } from './take-store.ts';
import type { Take } from './takes.ts';

const take: Take = {
  audio: new Blob(['1']),
  name: 'gravacao.wav',
  url: 'blob:ana',
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
  session.start({
    access_token: id,
    expires_at: '2099-01-01T00:00:00Z',
    user: { id, role: 'TEACHER', permissions: [] } as unknown as SessionUser,
  });
const tab = new EventTarget();
const maySilentlyClose = () => tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('window', tab);
  signIn('nobody');
  signIn('lucia');
});
afterAll(() => void vi.unstubAllGlobals());

const made = { type: 'made', student: 'ana', take } as const;
const revoked = vi.spyOn(URL, 'revokeObjectURL');
beforeEach(() => void revoked.mockClear());

it('a recording that was not sent outlives its screen, and closing the tab or signing out is asked about', () => {
  const leave = takeStoreOf('leitura').subscribe(vi.fn());
  takeStoreOf('leitura').dispatch(made);
  leave();
  expect(takeStoreOf('leitura').takes().ana).toBe(take);
  expect(takeStoreOf('outra').takes()).toEqual({});
  expect([maySilentlyClose(), tabRecordings.unsaved]).toEqual([false, 1]);
  takeStoreOf('leitura').dispatch({ type: 'removed', student: 'ana' });
  expect([maySilentlyClose(), tabRecordings.unsaved]).toEqual([true, 0]);
  expect(revoked).toHaveBeenCalledWith('blob:ana');
});

it('one that is kept on the device or saved is let go with its screen, or as soon as it is', () => {
  const store = takeStoreOf('leitura');
  const leave = store.subscribe(vi.fn());
  store.dispatch(made);
  store.dispatch({ type: 'kept', student: 'ana' });
  expect([maySilentlyClose(), store.takes().ana?.isStored]).toEqual([true, true]);
  leave();
  expect(store.takes()).toEqual({});
  expect(revoked).toHaveBeenCalledWith('blob:ana');
  store.dispatch(made);
  store.dispatch({ type: 'kept', student: 'ana' });
  expect(store.takes()).toEqual({});
});

it('tells its screen of every change', () => {
  const store = takeStoreOf('leitura');
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.dispatch(made);
  stop();
  store.dispatch({ type: 'removed', student: 'ana' });
  expect(listener).toHaveBeenCalledOnce();
});

it('a child’s voice does not stay for whoever signs in next, also one that is ready only then', () => {
  const store = takeStoreOf('leitura');
  store.subscribe(vi.fn());
  store.dispatch(made);
  session.signOut();
  expect([maySilentlyClose(), store.takes()]).toEqual([true, {}]);
  store.dispatch({ ...made, take: { ...take, url: 'blob:late' } });
  signIn('caio');
  expect([store.takes(), takeStoreOf('leitura').takes()]).toEqual([{}, {}]);
  expect(revoked.mock.calls.flat()).toEqual(['blob:ana', 'blob:late']);
});
