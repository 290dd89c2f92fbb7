import type { LoginAnswer, SessionUser, Viewer } from '@caderneta/contract';
import {
  browserStorage,
  readSession,
  removeDrafts,
  SESSION_KEY,
  type StoredSession,
  writeSession,
} from './session-storage.ts';

/**
 * Who is signed in. `ended` says why nobody is: the server refused the token, or the person left. `locked`: the session
 * ended while `user` was at work; their screens stay as they are until the password is given again.
 */
export interface SessionState {
  readonly user: SessionUser | null;
  readonly ended: 'expired' | 'signed-out' | null;
  readonly locked: boolean;
}

const sameUser = (a: SessionUser | null, b: SessionUser | null) => JSON.stringify(a) === JSON.stringify(b);

/** The sign-in of this browser, shared by its tabs. React reads it through `useSession`. */
export class SessionStore {
  readonly #storage: Storage;
  #stored: StoredSession | null;
  #state: SessionState;
  /** False where the browser refused to keep it, and memory alone has it. */
  #isInStorage: boolean;
  /** The server accepted this page's token at least once: there is work to keep. */
  #isAtWork = false;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage) {
    this.#storage = storage;
    this.#stored = readSession(storage);
    this.#isInStorage = this.#stored !== null;
    this.#state = { user: this.#stored?.user ?? null, ended: null, locked: false };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getState = (): SessionState => this.#state;

  /** The token to send; none while the session is locked, since the server has refused it. */
  token(): string | null {
    return this.#state.locked ? null : (this.#stored?.access_token ?? null);
  }

  /** Whether the browser still keeps this sign-in: a person may have cleared the site's storage. */
  isStored(): boolean {
    return this.#stored !== null && (!this.#isInStorage || readSession(this.#storage) !== null);
  }

  start(answer: LoginAnswer): void {
    this.#isAtWork = true;
    this.#set({ user: answer.user, access_token: answer.access_token, authenticated: true }, null);
  }

  /** Takes over what the server now says of the user: role, permissions, class. */
  refresh(user: SessionUser): void {
    // Their answer may come after they left, when another person has signed in.
    if (this.#stored?.user.id !== user.id || this.#state.locked || sameUser(user, this.#stored.user)) return;
    this.#set({ ...this.#stored, user }, null);
  }

  /** The person left. */
  signOut(): void {
    if (this.#state.user !== null) removeDrafts(this.#storage, this.#state.user.id);
    this.#set(null, 'signed-out');
  }

  /** The server accepted this token. */
  accept(sentToken: string): void {
    if (this.#stored?.access_token === sentToken) this.#isAtWork = true;
  }

  /**
   * The server refused this token. A late answer to an older token must not end the sign-in that followed it. Somebody at
   * work is asked for the password in place; a token that was stale from the start leads to the sign-in page.
   */
  expire(refusedToken: string): void {
    if (this.#stored?.access_token !== refusedToken || this.#state.locked) return;
    // What is stored stays: another tab learns of the end by itself, and keeps what was typed there.
    if (this.#isAtWork) this.#tell({ ...this.#state, locked: true });
    else this.#set(null, 'expired');
  }

  /** Waits while the session is locked; true when the same person signed in again. */
  unlocked(): Promise<boolean> {
    const { user, locked } = this.#state;
    if (!locked) return Promise.resolve(false);
    return new Promise((resolve) => {
      const leave = this.subscribe(() => {
        if (this.#state.locked) return;
        leave();
        resolve(this.#state.user?.id === user?.id);
      });
    });
  }

  /** Keeps in step with what another tab wrote. */
  readonly onStorage = (event: Pick<StorageEvent, 'key'>): void => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const stored = readSession(this.#storage);
    if (stored?.access_token === this.#stored?.access_token && sameUser(stored?.user ?? null, this.#state.user)) return;
    this.#stored = stored;
    if (stored === null) this.#isAtWork = false;
    this.#tell({ user: stored?.user ?? null, ended: stored === null ? 'signed-out' : null, locked: false });
  };

  #set(stored: StoredSession | null, ended: SessionState['ended']): void {
    this.#stored = stored;
    writeSession(this.#storage, stored);
    this.#isInStorage = stored !== null && readSession(this.#storage) !== null;
    if (stored === null) this.#isAtWork = false;
    this.#tell({ user: stored?.user ?? null, ended, locked: false });
  }

  #tell(state: SessionState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** What the access rules need to know of a user. */
export const viewerOf = (user: SessionUser): Viewer => ({ role: user.role, permissions: new Set(user.permissions) });

export const session = new SessionStore(browserStorage());
if (typeof window !== 'undefined') window.addEventListener('storage', session.onStorage);
