import { Button, Notice } from '@caderneta/ui';
import type { OutboxEntry } from '../lib/outbox/outbox-entry.ts';
import { useEntriesOfOthers } from '../lib/outbox/use-entries-of-others.ts';
import { entriesOfOthersCopy as texts } from './entries-of-others.copy.ts';
import { shellCopy } from './shell.copy.ts';
import { UnreadNotice } from './UnreadNotice.tsx';

export interface EntriesOfOthersProps {
  /** The user sends it in their own name. */
  onTakeOver: (entry: OutboxEntry) => Promise<void>;
  /** A notice says already that the device could not be read. */
  isUnreadShown: boolean;
}

/**
 * What other people wrote on this device for classes of a director's school and could not send: whose it is, and the way to send it in one's
 * own name.
 */
export function EntriesOfOthers({ onTakeOver, isUnreadShown }: EntriesOfOthersProps) {
  const entries = useEntriesOfOthers();
  if (entries === null) return isUnreadShown ? null : <UnreadNotice />;
  return entries.map((entry) => {
    const { id, label, author, rows, refusal } = entry;
    return (
      <Notice
        key={id}
        tone="warning"
        title={texts.title(label)}
        actions={
          <Button aria-label={texts.sendAct(label)} onPress={() => onTakeOver(entry)}>
            {texts.send}
          </Button>
        }
      >
        <p>
          {[
            texts.author(author ?? shellCopy.unsent.somebody, rows.length),
            ...(refusal === null ? [] : [texts.refused]),
            texts.offer,
          ].join(' ')}
        </p>
      </Notice>
    );
  });
}
