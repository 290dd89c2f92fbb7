import { Button, Notice } from '@caderneta/ui';
import { useEffect } from 'react';
import { draftsCopy as texts } from './drafts.copy.ts';
import { endDraftNotice } from './tell-draft.ts';

export interface DraftNoticeProps {
  /** The record was changed since. */
  isBehind: boolean;
  /** It has nothing that a draft leaves out. */
  isTextAlone?: boolean;
  onDiscard: () => void;
}

/** In a form that opens with what was typed before: says so, and offers to begin again. */
export function DraftNotice({ isBehind, isTextAlone = false, onDiscard }: DraftNoticeProps) {
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
      {!isTextAlone && <p>{texts.without}</p>}
    </Notice>
  );
}
