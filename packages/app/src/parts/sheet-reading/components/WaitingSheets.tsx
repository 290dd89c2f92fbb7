import { Notice } from '@caderneta/ui';
import type { OutboxEntry } from '../../../lib/outbox/outbox-entry.ts';
import { sheetReadingCopy } from '../sheet-reading.copy.ts';

export interface WaitingSheetsProps {
  entries: readonly OutboxEntry<'results'>[];
  /** What is kept leaves at once. */
  isSending: boolean;
}

/** How many sheets this device keeps until there is a connection. */
export function WaitingSheets({ entries, isSending }: WaitingSheetsProps) {
  const waiting = isSending ? 0 : entries.filter(({ refusal }) => refusal === null).length;
  return waiting === 0 ? null : <Notice tone="warning">{sheetReadingCopy.unsent(waiting)}</Notice>;
}
