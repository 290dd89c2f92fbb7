import type { DataOf, settingsEndpoints } from '@caderneta/contract';
import type { ServerContext } from '../../server/context/server-config.ts';
import type { Unit } from '../../server/writes/unit-of-work.ts';
import { settingsMessages } from './settings.messages.ts';
import { mailerInForce } from './settings-in-force.ts';

/** Sends a message through the mail server in force. What went wrong is for the person who configures it, so it is answered. */
export async function sendTestMail(
  unit: Unit,
  context: ServerContext,
  to: string,
): Promise<DataOf<typeof settingsEndpoints.testMail>> {
  const mailer = await mailerInForce(context);
  if (!mailer) return { sent: false, reason: settingsMessages.noMailServer };
  try {
    await mailer.send({ to, ...settingsMessages.testMail(unit.viewer.name) });
  } catch (error) {
    return {
      sent: false,
      reason: settingsMessages.mailRefused(error instanceof Error ? error.message : String(error)),
    };
  }
  await unit.record({
    action: 'OTHER',
    table: 'settings',
    recordId: 'network',
    municipalityId: null,
    to: { mail_test: true },
    ...settingsMessages.mailTested,
  });
  return { sent: true, reason: null };
}
