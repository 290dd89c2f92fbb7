import { type announcementInputSchema, type GlobalNotification, type Outcome, succeed } from '@caderneta/contract';
import type { z } from 'zod';
import { globalNotifications } from '../../schema/notifications.table.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';

/** Sends an announcement to everybody. */
export async function announce(
  unit: Unit,
  { title = null, message, type }: z.output<typeof announcementInputSchema>,
): Promise<Outcome<GlobalNotification>> {
  const [row] = await unit.db
    .insert(globalNotifications)
    .values({ title, message, type, created_by: unit.viewer.userId, created_at: unit.now })
    .returning();
  if (!row) throw new Error('an inserted announcement was not returned');
  await unit.record({
    action: 'CREATE',
    table: 'global_notifications',
    recordId: row.id,
    municipalityId: null,
    to: { title, message },
    title: 'Aviso geral enviado',
    message: `O aviso geral "${title ?? message.slice(0, 60)}" foi enviado.`,
  });
  return succeed({ id: row.id, created_at: row.created_at.toISOString(), title, message, type, read_by: [] });
}
