import { Notice } from '@caderneta/ui';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { useIsSending } from '../../../lib/outbox/use-outbox.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

/** How many sheets this device keeps until there is a connection. */
export function WaitingSheets({ entries }: { entries: readonly OutboxEntry<'results'>[] }) {
  const isSending = useIsSending();
  const waiting = isSending ? 0 : entries.filter(({ refusal }) => refusal === null).length;
  return waiting === 0 ? null : <Notice tone="warning">{sheetReadingCopy.unsent(waiting)}</Notice>;
}
