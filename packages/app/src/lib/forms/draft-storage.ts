import { browserStorage, DRAFT_PREFIX, draftsOf, SENT } from '../session/session-storage.ts';
import { keepable } from './keepable.ts';

const DAYS = 7;
const LONGEST_MS = DAYS * 24 * 60 * 60 * 1000;

/** What a form was left with. */
export interface Draft {
  readonly typed: Readonly<Record<string, unknown>>;
  /** What its fields held before, where the form began with something: a record that was changed since is told by it. */
  readonly before: Readonly<Record<string, unknown>>;
}

/**
 * What forms keep of a person's typing on this device, until it is saved, given up, seven days old, or the person signs out. Never
 * a password, a CPF, a photo or a file.
 */
export class DraftStore {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();

  constructor(storage: Storage, now: () => number = Date.now) {
    this.#storage = storage;
    this.#now = now;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What was typed before, or null. Fields that a newer form no longer has do no harm: the caller lays it over its own. */
  read(userId: string, form: string): Draft | null {
    return this.#stored(draftsOf(userId) + form);
  }

  /** Keeps what was typed; a browser that refuses, or more than it takes, leaves the form in memory alone. */
  write(userId: string, form: string, typed: object | null, before: object = {}): void {
    const key = draftsOf(userId) + form;
    const left = typed === null ? {} : keepable(typed);
    try {
      if (Object.keys(left).length === 0) this.#storage.removeItem(key);
      else this.#storage.setItem(key, JSON.stringify({ at: this.#now(), typed: left, before: keepable(before) }));
    } catch {
      // Nothing to do: the form itself still holds everything.
    }
    this.#tell();
  }

  /** Takes away what is too old, whoever left it. */
  sweep(): void {
    const keys = Array.from({ length: this.#storage.length }, (_, at) => this.#storage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(DRAFT_PREFIX) && !key.includes(`.${SENT}`)) this.#stored(key);
  }

  /** Reads what stands under a key; what is too old, or no draft, goes. */
  #stored(key: string): Draft | null {
    const text = this.#storage.getItem(key);
    if (text === null) return null;
    try {
      const { at, typed, before } = JSON.parse(text) as Partial<Draft & { readonly at: number }>;
      if (typed && before && this.#now() - (at ?? 0) < LONGEST_MS) return { typed, before };
    } catch {
      // As what is too old.
    }
    this.#storage.removeItem(key);
    return null;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** This browser's drafts. */
export const drafts = new DraftStore(browserStorage());
drafts.sweep();
