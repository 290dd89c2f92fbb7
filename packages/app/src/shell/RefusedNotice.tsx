import { Button, LinkButton, Notice } from '@caderneta/ui';
import { hrefOfEntry } from '../lib/outbox/entry-href.ts';
import type { OutboxEntry } from '../lib/outbox/outbox-entry.ts';
import { maySendAgain } from '../lib/outbox/sent-again.ts';
import { outbox } from '../lib/outbox/use-outbox.ts';
import { refusedNoticeCopy as texts } from './refused-notice.copy.ts';
import { shellCopy } from './shell.copy.ts';

export interface RefusedNoticeProps {
  entry: OutboxEntry;
  /** Sends it again as it is. */
  onRetry: (entry: OutboxEntry) => Promise<void>;
}

/** A write that the server would not take: which, why, and the way to where it is resolved. */
export function RefusedNotice({ entry, onRetry }: RefusedNoticeProps) {
  const { id, label, refusal } = entry;
  const href = hrefOfEntry(entry);
  if (refusal === null) return null;
  return (
    <Notice
      tone="danger"
      title={shellCopy.unsent.refused(label)}
      actions={
        <>
          {href !== null && (
            <LinkButton aria-label={texts.resolveAct(label)} href={href}>
              {shellCopy.unsent.resolve}
            </LinkButton>
          )}
          {maySendAgain(entry) && (
            <Button aria-label={texts.retryAct(label)} onPress={() => onRetry(entry)}>
              {texts.retry}
            </Button>
          )}
          <Button aria-label={texts.discardAct(label)} onPress={() => void outbox.discard(id)}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {refusal.errors.length > 0 ? (
        refusal.errors.map(({ field, message }) => <p key={field}>{message}</p>)
      ) : (
        <p>{refusal.message}</p>
      )}
      {entry.isTakenOver && <p>{texts.takenOver(entry.author ?? shellCopy.unsent.somebody)}</p>}
    </Notice>
  );
}
