import { ConfirmDelete, showToast } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { session } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useUserWrites } from '../people.api.ts';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';

export interface RemoveUserDialogProps {
  user: { readonly id: string; readonly name: string };
  kind: PeopleKind;
  onClose: () => void;
}

/** Asks for EXCLUIR, then removes. Whoever removes their own account is signed out. */
export function RemoveUserDialog({ user, kind, onClose }: RemoveUserDialogProps) {
  const viewer = useUser();
  const { remove } = useUserWrites();
  const texts = peopleCopy.remove;
  const isOwn = user.id === viewer.id;
  const confirm = async () => {
    const answer = await remove(user.id, isOwn);
    const { removed, removeFailed } = peopleCopy.toasts[kind];
    if (!answer.ok) {
      showToast({ tone: 'error', message: failureText(answer, removeFailed) });
      return;
    }
    showToast({ tone: 'success', message: removed });
    onClose();
    // The server ended the sessions with the account.
    if (isOwn) session.signOut();
  };
  return (
    <ConfirmDelete
      onClose={onClose}
      title={texts.title[kind]}
      message={
        <>
          {texts.before[kind]}
          <strong>{user.name}</strong>
          {texts.after}
          {isOwn && ` ${texts.own}`}
        </>
      }
      onConfirm={confirm}
    />
  );
}
