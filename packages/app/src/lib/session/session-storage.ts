import { roles, type SessionUser } from '@caderneta/contract';

/** What this browser keeps of a sign-in. */
export interface StoredSession {
  readonly user: SessionUser;
  readonly access_token: string;
  readonly authenticated: true;
}

/** Key of the whole state; the token and the institution are also kept apart, as other clients of this origin expect. */
export const SESSION_KEY = 'caderneta.session';
const TOKEN_KEY = 'access_token';
const INSTITUTION_KEY = 'institution_id';
/** What the person's start showed last: it goes with the sign-in. */
export const LAST_VISIT_KEY = 'caderneta.last-visit';
/** What forms keep of a person's typing: it goes when the person leaves, and stays when a session ends by itself. */
export const DRAFT_PREFIX = 'caderneta.rascunho.';
export const draftsOf = (userId: string): string => `${DRAFT_PREFIX}${userId}.`;
/** Begins, among a person's drafts, what is no draft: the key of a write whose answer is awaited. */
export const SENT = 'envio.';

/** Under which a person's drafts stand, and the keys of their writes. */
function draftKeys(storage: Storage, userId: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    return keys.filter((key) => key.startsWith(draftsOf(userId)));
  } catch {
    // A browser that refuses its storage has none.
    return [];
  }
}

/** The forms that left a draft, however old. */
export const formsLeft = (storage: Storage, userId: string): string[] =>
  draftKeys(storage, userId).flatMap((key) => (key.includes(`.${SENT}`) ? [] : key.slice(draftsOf(userId).length)));

/** Whether a form left a draft, however old. */
export const isDraftStored = (storage: Storage, userId: string, form: string): boolean =>
  draftKeys(storage, userId).includes(draftsOf(userId) + form);

/** Takes away every draft of a person. */
export function removeDrafts(storage: Storage, userId: string): void {
  for (const key of draftKeys(storage, userId)) storage.removeItem(key);
}

/**
 * Whether a stored user has what every screen reads. By hand: the schema's library is a sixth of what must come before
 * the sign-in page, and the server tells the user anew anyway.
 */
function isUser(user: unknown): user is SessionUser {
  if (typeof user !== 'object' || user === null) return false;
  const { id, name, email, role, permissions, profiles } = user as Record<string, unknown>;
  const isNamed = [id, name, email].every((text) => typeof text === 'string');
  return isNamed && roles.some((known) => known === role) && Array.isArray(permissions) && Array.isArray(profiles);
}

/** The stored sign-in, or null when there is none or it is not whole. */
export function readSession(storage: Storage): StoredSession | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { user, access_token, authenticated } = stored as Record<string, unknown>;
    if (!isUser(user) || typeof access_token !== 'string' || access_token === '' || authenticated !== true) return null;
    return { user, access_token, authenticated };
  } catch {
    return null;
  }
}

/** Keeps a sign-in, or removes it. A browser that refuses storage keeps the session in memory alone. */
export function writeSession(storage: Pick<Storage, 'setItem' | 'removeItem'>, session: StoredSession | null): void {
  try {
    if (session === null) {
      for (const key of [SESSION_KEY, TOKEN_KEY, INSTITUTION_KEY, LAST_VISIT_KEY]) storage.removeItem(key);
      return;
    }
    storage.setItem(SESSION_KEY, JSON.stringify(session));
    storage.setItem(TOKEN_KEY, session.access_token);
    const institution = session.user.profiles[0]?.institution_id;
    if (institution) storage.setItem(INSTITUTION_KEY, institution);
    else storage.removeItem(INSTITUTION_KEY);
  } catch {
    // Private mode: signing in again after a reload is the price.
  }
}

/** Storage that forgets, for browsers that refuse theirs. */
export function memoryStorage(): Storage {
  const stored = new Map<string, string>();
  return {
    get length() {
      return stored.size;
    },
    clear: () => stored.clear(),
    getItem: (key) => stored.get(key) ?? null,
    key: (index) => [...stored.keys()][index] ?? null,
    removeItem: (key) => void stored.delete(key),
    setItem: (key, value) => void stored.set(key, value),
  };
}

/** This browser's storage, or what stands for it. */
export function browserStorage(): Storage {
  try {
    return localStorage ?? memoryStorage();
  } catch {
    return memoryStorage();
  }
}
