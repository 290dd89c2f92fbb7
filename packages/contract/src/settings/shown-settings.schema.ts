import { z } from 'zod';
import { notificationTypes } from '../notifications/notification-types.ts';
import { audioProviders } from './network-settings.rules.ts';

/** What everybody may know before signing in. */
export const publicSettingsSchema = z.object({
  /** The first line of the report header, as the network's name. */
  network_name: z.string().nullable(),
  maintenance: z.object({ active: z.boolean(), message: z.string().nullable() }),
  demo: z.boolean(),
});
export type PublicSettings = z.infer<typeof publicSettingsSchema>;

/** Head of printed reports: the network's text, then the school's data, a line each; the logo as a 'data:' address. */
export const reportHeaderSchema = z.object({ lines: z.array(z.string()), logo: z.string().nullable() });
export type ReportHeader = z.infer<typeof reportHeaderSchema>;

/** Whether photos and recordings may leave this server, and for which host: correction screens say so. */
export const correctionServicesSchema = z.object({
  answer_sheets: z.object({ external_host: z.string().nullable() }),
  audio: z.object({ provider: z.enum(audioProviders), external_host: z.string().nullable() }),
});
export type CorrectionServices = z.infer<typeof correctionServicesSchema>;

/** A user's own settings. `muted`: kinds of personal notifications that the user does not want to be shown. General announcements always are. */
export const ownSettingsSchema = z.object({
  notifications: z.object({ muted: z.array(z.enum(notificationTypes)) }),
});
export type OwnSettings = z.infer<typeof ownSettingsSchema>;
