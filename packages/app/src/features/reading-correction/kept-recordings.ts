import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A recording that its teacher asked to keep on this device until it is sent. */
export interface KeptRecording {
  readonly userId: string;
  readonly assessmentId: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly audio: Blob;
  readonly name: string;
  /** When it was kept, ms since 1970. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  recordings: { key: [string, string, string]; value: KeptRecording; indexes: { place: [string, string] } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('caderneta-recordings', 1, {
    upgrade(db) {
      const store = db.createObjectStore('recordings', { keyPath: ['userId', 'assessmentId', 'studentId'] });
      store.createIndex('place', ['userId', 'assessmentId']);
    },
  });
  return opened;
}

/** Keeps a recording, instead of an earlier one of the same pupil. False where this browser keeps nothing. */
export async function keepRecording(recording: KeptRecording): Promise<boolean> {
  try {
    await (await database()).put('recordings', recording);
    return true;
  } catch {
    return false;
  }
}

/** What one person keeps of an assessment. */
export async function keptRecordings(userId: string, assessmentId: string): Promise<KeptRecording[]> {
  try {
    return await (await database()).getAllFromIndex('recordings', 'place', [userId, assessmentId]);
  } catch {
    return [];
  }
}

/** Forgets a recording: it was sent, or its teacher removed it. */
export async function forgetRecording(userId: string, assessmentId: string, studentId: string): Promise<void> {
  await database().then(
    (db) => db.delete('recordings', [userId, assessmentId, studentId]),
    () => undefined,
  );
}
