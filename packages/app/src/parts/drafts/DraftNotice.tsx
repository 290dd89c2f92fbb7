import { Button, Notice } from '@caderneta/ui';
import { useEffect } from 'react';
import { draftsCopy as texts } from './drafts.copy.ts';
import { endDraftNotice } from './tell-draft.ts';

/** What no draft holds: a person's password, CPF and photo, a file, a photo. */
export type LeftOut = keyof typeof texts.leftOut;

export interface DraftNoticeProps {
  /** The record was changed since. */
  isBehind: boolean;
  /** What the form has that a draft never holds. */
  leavesOut?: LeftOut | undefined;
  onDiscard: () => void;
}

/** In a form that opens with what was typed before: says so, and offers to begin again. */
export function DraftNotice({ isBehind, leavesOut, onDiscard }: DraftNoticeProps) {
  useEffect(endDraftNotice, []);
  return (
    <Notice
      tone={isBehind ? 'warning' : 'info'}
      title={isBehind ? texts.behind : texts.restored}
      actions={
        <Button size="compact" onPress={onDiscard}>
          {texts.discard}
        </Button>
      }
    >
      {leavesOut && <p>{texts.leftOut[leavesOut]}</p>}
    </Notice>
  );
}
