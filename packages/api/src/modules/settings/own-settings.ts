import { isDeepStrictEqual } from 'node:util';
import type { NotificationType, OwnSettings } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { userPreferences } from '../../schema/user-preferences.table.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { settingsMessages } from './settings.messages.ts';

/** Kinds of notification that the user does not want to be shown. */
export async function mutedKinds(db: Queries, userId: string): Promise<NotificationType[]> {
  const [row] = await db
    .select({ muted: userPreferences.muted })
    .from(userPreferences)
    .where(eq(userPreferences.user_id, userId));
  return row?.muted ?? [];
}

export const ownSettings = async (db: Queries, userId: string): Promise<OwnSettings> => ({
  notifications: { muted: await mutedKinds(db, userId) },
});

/** Changes the viewer's own preferences: what is absent stays. */
export async function updateOwnSettings(unit: Unit, patch: Partial<OwnSettings>): Promise<OwnSettings> {
  const { db, viewer, now } = unit;
  const before = await ownSettings(db, viewer.userId);
  const known = new Set(before.notifications.muted);
  const wanted = new Set(patch.notifications?.muted ?? known);
  if (isDeepStrictEqual(wanted, known)) return before;
  const muted = [...wanted];
  await db
    .insert(userPreferences)
    .values({ user_id: viewer.userId, muted, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: userPreferences.user_id, set: { muted, updated_at: now } });
  const after = { notifications: { muted } };
  await unit.record({
    action: 'UPDATE',
    table: 'user_preferences',
    recordId: viewer.userId,
    municipalityId: viewer.municipalityId,
    institutionId: viewer.institutionId,
    from: before,
    to: after,
    ...settingsMessages.ownUpdated,
  });
  return after;
}
