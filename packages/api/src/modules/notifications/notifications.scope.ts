import { eq, type SQL } from 'drizzle-orm';
import { notifications } from '../../schema/notifications.table.ts';

/** A user sees and marks their own notifications alone. */
export const ownNotifications = (userId: string): SQL => eq(notifications.user_id, userId);
