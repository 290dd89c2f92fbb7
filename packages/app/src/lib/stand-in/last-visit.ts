import { LAST_VISIT_KEY } from '../session/session-storage.ts';

/** What a person's start showed: markup for the eye, without names beside grades or absences. */
export interface LastVisit {
  /** Whose it is. */
  readonly userId: string;
  /** Of the version that this script is of: another one has other classes of style. */
  readonly version: string;
  /** Of when its figures are: the day, and below it 'atualizado às 10:32'. */
  readonly said: string;
  /** With `SAID` where that stands. */
  readonly markup: string;
}

/** The script that a page begins with names its version. */
export const versionOf = (page: Document): string =>
  page.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';

export function keepLastVisit(storage: Pick<Storage, 'setItem'>, visit: LastVisit): void {
  try {
    storage.setItem(LAST_VISIT_KEY, JSON.stringify(visit));
  } catch {
    // A full storage: the next start shows the frame alone.
  }
}

/** What this person saw last in this version; null where nothing is kept. */
export function readLastVisit(storage: Pick<Storage, 'getItem'>, userId: string, version: string): LastVisit | null {
  try {
    const stored = JSON.parse(storage.getItem(LAST_VISIT_KEY) ?? 'null') as Partial<LastVisit> | null;
    const { said, markup } = stored ?? {};
    if (stored?.userId !== userId || stored.version !== version) return null;
    return typeof said === 'string' && typeof markup === 'string' ? { userId, version, said, markup } : null;
  } catch {
    return null;
  }
}
