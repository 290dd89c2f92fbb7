import { Button, Notice } from '@caderneta/ui';
import { draftsCopy as texts } from './drafts.copy.ts';

export interface DraftNoticeProps {
  /** The record was changed since. */
  isBehind: boolean;
  /** It has nothing that a draft leaves out. */
  isTextAlone?: boolean;
  onDiscard: () => void;
}

/** In a form that opens with what was typed before: says so, and offers to begin again. */
export function DraftNotice({ isBehind, isTextAlone = false, onDiscard }: DraftNoticeProps) {
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
