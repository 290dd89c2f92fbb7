import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schoolDay } from '../server/query/school-time.ts';
import { backupOf, isBackupDue, nameOfBackup, retainedBackups } from './retained-backups.ts';

const start = Date.parse('2026-01-01T05:00:00Z');
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Moments of three years, to the second, as names carry them. */
const moment = fc.integer({ min: 0, max: (3 * 366 * dayMs) / 1000 }).map((second) => new Date(start + second * 1000));
const stored = (madeAt: Date) => ({ name: nameOfBackup(madeAt, false), madeAt });
const folder = fc
  .uniqueArray(moment, { selector: (madeAt) => madeAt.getTime(), maxLength: 120 })
  .map((moments) => moments.map(stored));
const timesOf = (backups: readonly { madeAt: Date }[]) => backups.map(({ madeAt }) => madeAt.getTime());

test('the newest is never taken away, nor more kept than 7 days, 4 weeks and 12 months', () => {
  fc.assert(
    fc.property(folder, (backups) => {
      const retained = timesOf(retainedBackups(backups));
      expect(retained[0]).toBe(backups.length === 0 ? undefined : Math.max(...timesOf(backups)));
      expect(retained.length).toBeLessThanOrEqual(23);
      expect(retained).toEqual(retained.toSorted((a, b) => b - a));
      expect(retainedBackups(retainedBackups(backups))).toEqual(retainedBackups(backups));
    }),
  );
});

test('taken away night after night, the same are left as at once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(moment, { selector: (madeAt) => madeAt.getTime(), maxLength: 150 }), (moments) => {
      const inOrder = moments.toSorted((a, b) => a.getTime() - b.getTime());
      let left: { name: string; madeAt: Date }[] = [];
      for (const madeAt of inOrder) left = retainedBackups([...left, stored(madeAt)]);
      expect(left).toEqual(retainedBackups(inOrder.map(stored)));
    }),
  );
});

test('a year of nights leaves seven days, four weeks and twelve months', () => {
  let left: { name: string; madeAt: Date }[] = [];
  for (let night = 0; night < 400; night += 1)
    left = retainedBackups([...left, stored(new Date(start + night * dayMs))]);
  expect(left.map(({ madeAt }) => schoolDay(madeAt))).toEqual([
    ...['2027-02-04', '2027-02-03', '2027-02-02', '2027-02-01', '2027-01-31', '2027-01-30', '2027-01-29'],
    ...['2027-01-24', '2027-01-17'],
    ...['2026-12-31', '2026-11-30', '2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ...['2026-05-31', '2026-04-30', '2026-03-31'],
  ]);
});

test('a name tells when its backup was made; other files are nobody’s to take away', () => {
  fc.assert(
    fc.property(moment, fc.boolean(), (madeAt, isEncrypted) => {
      const name = nameOfBackup(madeAt, isEncrypted);
      expect(backupOf(name)).toEqual({ name, madeAt });
    }),
  );
  for (const name of [
    'rede-2026-05-20.tar.gz',
    'caderneta-20260520T050000Z.tar.gz.part',
    'caderneta-20260520T050000Z.tar.gz.age.part',
    'caderneta-20269920T050000Z.tar.gz',
    'a-caderneta-20260520T050000Z.tar.gz',
  ])
    expect(backupOf(name)).toBeNull();
});

test('a backup is due once a night, at once where the night’s is missing, and an hour after one that failed', () => {
  const at = (time: string) => new Date(`${time}-03:00`);
  expect(isBackupDue(at('2026-05-20T14:00:00'), null, null)).toBe(true);
  expect(isBackupDue(at('2026-05-20T01:59:59'), at('2026-05-19T02:00:00'), null)).toBe(false);
  expect(isBackupDue(at('2026-05-20T02:00:00'), at('2026-05-19T02:00:00'), null)).toBe(true);
  expect(isBackupDue(at('2026-05-20T09:00:00'), at('2026-05-20T02:10:00'), null)).toBe(false);
  expect(isBackupDue(at('2026-05-20T09:00:00'), at('2026-05-19T23:00:00'), null)).toBe(true);
  expect(isBackupDue(at('2026-05-20T02:59:00'), at('2026-05-19T02:00:00'), at('2026-05-20T02:00:00'))).toBe(false);
  expect(isBackupDue(at('2026-05-20T03:00:00'), at('2026-05-19T02:00:00'), at('2026-05-20T02:00:00'))).toBe(true);
  fc.assert(
    fc.property(moment, moment, (newest, now) => {
      const isDue = isBackupDue(now, newest, null);
      if (now <= newest) expect(isDue).toBe(false);
      // Never a day without one.
      if (now.getTime() - newest.getTime() >= dayMs) expect(isDue).toBe(true);
    }),
  );
});
