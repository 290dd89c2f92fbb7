import type { DataOf, settingsEndpoints } from '@caderneta/contract';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';
import { recordChange } from '../../server/writes/journal.ts';
import { settingsMessages } from './settings.messages.ts';
import { mailerInForce } from './settings-in-force.ts';

interface Sender {
  readonly viewer: SignedIn;
  readonly now: Date;
  readonly requestId: string;
}

/**
 * Sends a message through the mail server in force. What went wrong is for the person who configures it, so it is answered. No transaction
 * is open meanwhile: a mail server may take half a minute.
 */
export async function sendTestMail(
  context: ServerContext,
  { viewer, now, requestId }: Sender,
  to: string,
): Promise<DataOf<typeof settingsEndpoints.testMail>> {
  const mailer = await mailerInForce(context);
  if (!mailer) return { sent: false, reason: settingsMessages.noMailServer };
  try {
    await mailer.send({ to, ...settingsMessages.testMail(viewer.name) });
  } catch (error) {
    return {
      sent: false,
      reason: settingsMessages.mailRefused(error instanceof Error ? error.message : String(error)),
    };
  }
  const author = { userId: viewer.userId, now, requestId };
  await context.db.transaction((tx) =>
    recordChange(tx, author, {
      action: 'OTHER',
      table: 'settings',
      recordId: 'network',
      municipalityId: null,
      to: { mail_test: true },
      ...settingsMessages.mailTested,
    }),
  );
  return { sent: true, reason: null };
}
