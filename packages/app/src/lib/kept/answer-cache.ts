import { retention } from '@caderneta/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** An answer of the server, as far as it is kept. */
export interface CachedAnswer {
  readonly userId: string;
  /** Which call with which input. */
  readonly key: string;
  readonly value: unknown;
  /** Of how many rows the value is a page. */
  readonly total?: number | undefined;
  /** When the server gave it, ms since 1970. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: CachedAnswer };
}

/** Older than this, ms, an answer says nothing of a class any more: a school's holidays are longer. */
export const CACHE_MS = retention.deviceDays * 86_400_000;

async function open(name: string): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(name, 1, {
    upgrade: (db) => void db.createObjectStore('answers', { keyPath: ['userId', 'key'] }),
  });
}

/** What this device keeps of the server's answers for a cold start without a connection: one person's, until they sign out. */
export class AnswerCache {
  readonly #db: Promise<IDBPDatabase<Schema>>;

  constructor(name = 'caderneta-kept') {
    this.#db = open(name);
    // A browser that keeps nothing has nothing to show without a connection; nobody needs to be told.
    this.#db.catch(() => undefined);
  }

  async put(answer: CachedAnswer): Promise<void> {
    try {
      await (await this.#db).put('answers', answer);
    } catch {
      // Full or refused: the answer itself is on screen.
    }
  }

  /** The answer kept for this person, unless it is too old. */
  async get(userId: string, key: string, now: number): Promise<CachedAnswer | null> {
    try {
      const cached = await (await this.#db).get('answers', [userId, key]);
      return cached && now - cached.keptAt <= CACHE_MS ? cached : null;
    } catch {
      return null;
    }
  }

  /** Forgets everything that is not this person's, and what is too old; everything where nobody is signed in. */
  async wipe(keepUserId: string | null, now: number): Promise<void> {
    try {
      const tx = (await this.#db).transaction('answers', 'readwrite');
      for (const { userId, key, keptAt } of await tx.store.getAll()) {
        if (userId !== keepUserId || now - keptAt > CACHE_MS) await tx.store.delete([userId, key]);
      }
      await tx.done;
    } catch {
      // There is nothing where nothing could be kept.
    }
  }
}
