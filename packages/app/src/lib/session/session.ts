import type { LoginAnswer, SessionUser, Viewer } from '@caderneta/contract';
import { readSession, SESSION_KEY, type StoredSession, writeSession } from './session-storage.ts';

/** Who is signed in. `ended` says why nobody is: the server refused the token, or the person left. */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly ended: 'expired' | 'signed-out' | null;
}

const sameUser = (a: SessionUser | null, b: SessionUser | null) => JSON.stringify(a) === JSON.stringify(b);

/** The sign-in of this browser, shared by its tabs. React reads it through `useSession`. */
export class SessionStore {
  readonly #storage: Storage;
  #stored: StoredSession | null;
  #state: SessionState;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#stored = readSession(storage);
    this.#state = { user: this.#stored?.user ?? null, ended: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  token(): string | null {
    return this.#stored?.access_token ?? null;
  }

  start(answer: LoginAnswer): void {
    this.#set({ user: answer.user, access_token: answer.access_token, authenticated: true }, null);
  }

  /** Takes over what the server now says of the user: role, permissions, class. */
  refresh(user: SessionUser): void {
    if (this.#stored === null || sameUser(user, this.#stored.user)) return;
    this.#set({ ...this.#stored, user }, null);
  }

  /** The person left. */
  signOut(): void {
    this.#set(null, 'signed-out');
  }

  /** The server refused this token. A late answer to an older token must not end the sign-in that followed it. */
  expire(refusedToken: string): void {
    if (this.#stored?.access_token === refusedToken) this.#set(null, 'expired');
  }

  /** Keeps in step with what another tab wrote. */
  readonly onStorage = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const stored = readSession(this.#storage);
    if (stored?.access_token === this.#stored?.access_token && sameUser(stored?.user ?? null, this.#state.user)) return;
    this.#stored = stored;
    this.#tell({ user: stored?.user ?? null, ended: stored === null ? 'signed-out' : null });
  };

  #set(stored: StoredSession | null, ended: SessionState['ended']): void {
    this.#stored = stored;
    writeSession(this.#storage, stored);
    this.#tell({ user: stored?.user ?? null, ended });
  }

  #tell(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What the access rules need to know of a user. */
export const viewerOf = (user: SessionUser): Viewer => ({ role: user.role, permissions: new Set(user.permissions) });

/** Storage that forgets, for browsers that refuse theirs. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

function browserStorage(): Storage {
  try {
    return localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}

export const session = new SessionStore(browserStorage());
if (typeof window !== 'undefined') window.addEventListener('storage', session.onStorage);
