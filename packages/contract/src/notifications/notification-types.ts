/** What a notification tells of, by which it can be muted. */
export const notificationTypes = ['LOGIN', 'LOGOUT', 'CREATE', 'UPDATE', 'DELETE', 'OTHER'] as const;
export type NotificationType = (typeof notificationTypes)[number];
