import { z } from 'zod';
import { optionalText, requiredText } from '../common/form-values.ts';
import { notificationTypes } from './notification-types.ts';

const shared = {
  id: z.string(),
  created_at: z.string(),
  title: z.string().nullable(),
  message: z.string(),
  type: z.enum(notificationTypes),
};

export const notificationSchema = z.object({ ...shared, read_at: z.string().nullable() });
export type PersonalNotification = z.infer<typeof notificationSchema>;

/** `read_by` holds the asking user alone; who else has read is not disclosed. */
export const globalNotificationSchema = z.object({ ...shared, read_by: z.array(z.string()) });
export type GlobalNotification = z.infer<typeof globalNotificationSchema>;

/** An announcement to everybody; only MASTER sends them. A blank title counts as none; the type is always OTHER. */
export const announcementInputSchema = z.object({
  title: optionalText('O título', 200).optional(),
  message: requiredText('Informe a mensagem', 'A mensagem', 2000),
  type: z.literal('OTHER').default('OTHER'),
});
