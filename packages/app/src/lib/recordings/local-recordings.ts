import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A recording that its teacher asked to keep on this device until it is sent. */
export interface LocalRecording {
  readonly userId: string;
  readonly assessmentId: string;
  readonly studentId: string;
  readonly studentName: string;
  /** What was read, for the person: 'Leitura de maio'. */
  readonly title?: string;
  readonly audio: Blob;
  readonly name: string;
  /** When it was kept, ms since 1970. */
  readonly keptAt: number;
}

/** How many recordings this tab alone has: neither sent nor kept on the device, they go with it or with who is signed in. */
export const tabRecordings = { unsaved: 0 };

interface Schema extends DBSchema {
  recordings: { key: [string, string, string]; value: LocalRecording; indexes: { place: [string, string] } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('caderneta-recordings', 1, {
    upgrade(db) {
      const store = db.createObjectStore('recordings', { keyPath: ['userId', 'assessmentId', 'studentId'] });
      store.createIndex('place', ['userId', 'assessmentId']);
    },
  }).catch((error) => {
    // It may open the next time.
    opened = null;
    throw error;
  });
  return opened;
}

const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('caderneta-recordings') : null;
const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
const changed = (): void => {
  tell();
  channel?.postMessage('changed');
};
channel?.addEventListener('message', tell);

/** Told whenever recordings are kept or forgotten, in this tab or another. */
export function onLocalRecordings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a recording, instead of an earlier one of the same pupil. False where this browser keeps nothing. */
export async function keepRecording(recording: LocalRecording): Promise<boolean> {
  try {
    await (await database()).put('recordings', recording);
    changed();
    return true;
  } catch {
    return false;
  }
}

/** What one person keeps of an assessment; of all of them where none is named. Null where the device could not be read: it may have some. */
export async function localRecordings(userId: string, assessmentId?: string): Promise<LocalRecording[] | null> {
  try {
    const db = await database();
    // Of a key's parts, a list comes after any text.
    if (assessmentId === undefined) return await db.getAll('recordings', IDBKeyRange.bound([userId], [userId, []]));
    return await db.getAllFromIndex('recordings', 'place', [userId, assessmentId]);
  } catch {
    return null;
  }
}

/** Forgets a recording: it was sent, or its teacher removed it. */
export async function forgetRecording(userId: string, assessmentId: string, studentId: string): Promise<void> {
  await database()
    .then((db) => db.delete('recordings', [userId, assessmentId, studentId]))
    .catch(() => undefined);
  changed();
}
