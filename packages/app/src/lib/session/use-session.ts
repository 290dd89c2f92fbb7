import type { SessionUser } from '@caderneta/contract';
import { useSyncExternalStore } from 'react';
import { type SessionState, session } from './session.ts';

export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getState);
}

/** The signed-in user. Screens under /app have one: the guard lets nobody else in. */
export function useUser(): SessionUser {
  const { user } = useSession();
  if (user === null) throw new Error('useUser outside the signed-in application');
  return user;
}
