import { z } from 'zod';

export const notificationTypes = ['LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'] as const;
export type NotificationType = (typeof notificationTypes)[number];

const shared = {
  id: z.string(),
  created_at: z.string(),
  title: z.string().nullable(),
  message: z.string(),
  type: z.enum(notificationTypes),
};

export const notificationSchema = z.object({ ...shared, read_at: z.string().nullable() });
export type PersonalNotification = z.infer<typeof notificationSchema>;

/** `read_by` names only the asking user: who else has read is nobody's business. */
export const globalNotificationSchema = z.object({ ...shared, read_by: z.array(z.string()) });
export type GlobalNotification = z.infer<typeof globalNotificationSchema>;

/** The bell asks this often, ms, for this many of each kind. */
export const bellPollMs = 60_000;
export const bellLimit = 20;
