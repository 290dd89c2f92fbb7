import { retention } from '@caderneta/contract';
import { addDays, schoolDay, weekdayOf } from '../server/query/school-time.ts';

const { days: retainedDays, weeks: retainedWeeks, months: retainedMonths } = retention.backups;
const hourMs = 3_600_000;
/** When nobody works, h in São Paulo. */
const nightHour = 2;
/** What failed is tried again after this. */
const retryMs = hourMs;

const backupName = /^caderneta-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(?:\.age)?$/;

/** A backup in the folder, known by its name. */
export interface StoredBackup {
  readonly name: string;
  readonly madeAt: Date;
}

/** 'caderneta-20261123T050000Z.tar.gz', with '.age' where it is sealed. */
export const nameOfBackup = (madeAt: Date, isEncrypted: boolean): string =>
  `caderneta-${madeAt.toISOString().replace(/\.\d+|[-:]/g, '')}.tar.gz${isEncrypted ? '.age' : ''}`;

export const isEncryptedBackup = (name: string): boolean => name.endsWith('.age');

/** The backup that a file is by its name; null for all that is not ours. */
export function backupOf(name: string): StoredBackup | null {
  const [, year, month, day, hour, minute, second] = backupName.exec(name) ?? [];
  if (year === undefined) return null;
  const madeAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(madeAt.getTime()) ? null : { name, madeAt };
}

const periods: readonly (readonly [count: number, periodOf: (day: string) => string])[] = [
  [retainedDays, (day) => day],
  [retainedWeeks, (day) => addDays(day, -weekdayOf(day))],
  [retainedMonths, (day) => day.slice(0, 7)],
];

/**
 * Which backups to keep: the newest of each of the last 7 days, 4 weeks and 12 months that have one, by São Paulo's calendar. Days without
 * backups do not count, so that time alone takes none away. The newest comes first.
 */
export function retainedBackups<Backup extends StoredBackup>(backups: readonly Backup[]): Backup[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const retained = new Set<Backup>();
  for (const [count, periodOf] of periods) {
    const newestOf = new Map<string, Backup>();
    for (const backup of newestFirst) {
      const period = periodOf(schoolDay(backup.madeAt));
      if (!newestOf.has(period)) newestOf.set(period, backup);
    }
    for (const backup of [...newestOf.values()].slice(0, count)) retained.add(backup);
  }
  return newestFirst.filter((backup) => retained.has(backup));
}

const nightOf = (moment: Date): string => schoolDay(new Date(moment.getTime() - nightHour * hourMs));

/** Whether a backup is to be made now: once a night, or as soon as the server is there again; an hour after one that failed. */
export function isBackupDue(now: Date, newest: Date | null, lastFailure: Date | null): boolean {
  if (lastFailure && now.getTime() - lastFailure.getTime() < retryMs) return false;
  return newest === null || nightOf(newest) < nightOf(now);
}
