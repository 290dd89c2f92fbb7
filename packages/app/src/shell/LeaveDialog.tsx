import { Button, Modal } from '@caderneta/ui';
import { tabRecordings } from '../lib/recordings/local-recordings.ts';
import { browserStorage, formsLeft } from '../lib/session/session-storage.ts';
import { useUser } from '../lib/session/use-session.ts';
import { draftName } from '../parts/drafts/draft-name.ts';
import { leaveDialogCopy as texts } from './leave-dialog.copy.ts';

/** Before signing out with what the server does not have: writes stay on the device, and wait for this person; drafts, and recordings of the tab, go. */
export function LeaveDialog({
  unsent,
  isUnread,
  onClose,
  onLeave,
}: {
  unsent: number;
  /** The device may have more, which could not be read. */
  isUnread: boolean;
  onClose: () => void;
  onLeave: () => void;
}) {
  const { id } = useUser();
  const drafts = formsLeft(browserStorage(), id).flatMap((form) => {
    const name = draftName(id, form);
    return name === null ? [] : [{ form, text: texts.draft(form, name) }];
  });
  const gone = drafts.length > 0 ? texts.title.drafts : texts.title.stays;
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={tabRecordings.unsaved > 0 ? texts.title.goes : gone}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {texts.stay}
          </Button>
          <Button onPress={onLeave}>{texts.leave}</Button>
        </>
      }
    >
      {unsent > 0 && <p>{texts.text(unsent)}</p>}
      {isUnread && <p>{texts.unread}</p>}
      {tabRecordings.unsaved > 0 && <p>{texts.recordings(tabRecordings.unsaved)}</p>}
      {drafts.length > 0 && (
        <>
          <p>{texts.drafts(drafts.length)}</p>
          <ul>
            {drafts.map(({ form, text }) => (
              <li key={form}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}
