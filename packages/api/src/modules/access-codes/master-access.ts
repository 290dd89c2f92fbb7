import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { users } from '../../schema/users.table.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { takePassword } from './access-cards.ts';

/**
 * Lets a MASTER in whom nobody above can help: takes the password and gives a code, for whoever works on the server itself. Null where no
 * active MASTER has the address.
 */
export async function resetMasterAccess(
  db: NodePgDatabase,
  email: string,
  now: Date,
): Promise<{ name: string; code: string; expiresAt: Date } | null> {
  return db.transaction(async (tx) => {
    const active = and(eq(users.role, 'MASTER'), eq(users.is_active, true), isNull(users.archived_at));
    const [master] = await tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(sql`lower(${users.email})`, email.trim().toLowerCase()), active));
    if (!master) return null;
    const given = await takePassword({ db: tx, now }, master.id);
    await recordChange(
      tx,
      { userId: master.id, now, requestId: randomUUID() },
      {
        action: 'UPDATE',
        table: 'users',
        recordId: master.id,
        municipalityId: null,
        to: { name: master.name, password: 'reset', by: 'access-code' },
        title: 'Acesso redefinido',
        message: 'O seu acesso foi redefinido no servidor, e as suas sessões foram encerradas.',
      },
    );
    return { name: master.name, ...given };
  });
}
