import { useIsUnread } from '../lib/outbox/use-outbox.ts';
import type { LocalRecording } from '../lib/recordings/local-recordings.ts';
import { useUser } from '../lib/session/use-session.ts';

/** Whether this device may keep something of the signed-in user that could not be read. A pupil writes nothing that a device keeps. */
export function useUnreadDevice(recordings: readonly LocalRecording[] | null): boolean {
  const { role } = useUser();
  const isUnread = useIsUnread();
  return role !== 'STUDENT' && (isUnread || recordings === null);
}
