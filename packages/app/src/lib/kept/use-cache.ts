import { useSyncExternalStore } from 'react';
import { session } from '../session/session.ts';
import { forgetSharedFiles } from '../shared-files.ts';
import type { AnswerCache, CachedAnswer } from './answer-cache.ts';
import { ClassData, isClassData } from './class-data.ts';

let store: Promise<AnswerCache | null> | undefined;
/** Fetched when a teacher first needs it. */
const answers = (): Promise<AnswerCache | null> => {
  store ??= import('./answer-cache.ts').then(({ AnswerCache: Store }) => new Store()).catch(() => null);
  return store;
};
const classData = new ClassData();
const listeners = new Set<() => void>();
/** When the server gave the oldest of what is shown without a connection, ms; null while the server answers. */
let shownFrom: number | null = null;

function show(keptAt: number | null): void {
  const next = keptAt === null || shownFrom === null ? keptAt : Math.min(shownFrom, keptAt);
  if (next === shownFrom) return;
  shownFrom = next;
  for (const listener of listeners) listener();
}

/** Only a teacher's classes are kept: who takes rolls in the classroom. */
function ownerOf(call: string): string | null {
  const { user } = session.getState();
  return user?.role === 'TEACHER' && isClassData(call) ? user.id : null;
}

/**
 * Keeps what an answer says of a teacher's classes.
 * @param call 'GET /classes/:id'
 * @param key Tells this input from any other.
 */
export function keepAnswer(
  call: string,
  key: string,
  classId: string | undefined,
  { data, total }: Pick<CachedAnswer, 'total'> & { readonly data: unknown },
): void {
  const userId = ownerOf(call);
  if (userId === null) return;
  show(null);
  const value = classData.cut(call, classId, data);
  if (value === null) return;
  // Of a list that was cut down the server's count says nothing.
  const [left, all] = [(value as []).length, (data as []).length];
  const answer = { userId, key: `${call} ${key}`, value, total: left === all ? total : left, keptAt: Date.now() };
  void answers().then((cached) => cached?.put(answer));
}

/** What was kept of a call that got no answer; null where nothing was. */
export async function readCached(call: string, key: string): Promise<Pick<CachedAnswer, 'value' | 'total'> | null> {
  const userId = ownerOf(call);
  if (userId === null) return null;
  const cached = await (await answers())?.get(userId, `${call} ${key}`, Date.now());
  if (!cached) return null;
  show(cached.keptAt);
  return cached;
}

/** Forgets what is not the signed-in user's, now and whenever somebody signs in or out. */
export function startCache(): void {
  const wipe = () => void answers().then((cached) => cached?.wipe(session.getState().user?.id ?? null, Date.now()));
  let userId = session.getState().user?.id;
  session.subscribe(() => {
    const next = session.getState().user?.id;
    if (next !== userId) {
      show(null);
      wipe();
    }
    if (next === undefined) void forgetSharedFiles();
    userId = next;
  });
  wipe();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** When what stands on screen was true, ms, where it is kept and not the server's current answer; else null. */
export const cachedSince = (): number | null => shownFrom;

/** `cachedSince`, as it changes. */
export const useCachedSince = (): number | null => useSyncExternalStore(subscribe, cachedSince);
