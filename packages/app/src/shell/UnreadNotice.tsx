import { Button, Notice } from '@caderneta/ui';
import { shellCopy } from './shell.copy.ts';
import { unreadNoticeCopy as texts } from './unread-notice.copy.ts';

/** What this device keeps unsent could not be read: it may have something, and does not look as if it had none. */
export function UnreadNotice() {
  return (
    <Notice
      tone="warning"
      title={texts.title}
      actions={<Button onPress={() => window.location.reload()}>{shellCopy.outdated.reload}</Button>}
    >
      {texts.text}
    </Notice>
  );
}
