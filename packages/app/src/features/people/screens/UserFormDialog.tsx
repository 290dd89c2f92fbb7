import type { User } from '@caderneta/contract';
import { Modal, Skeleton } from '@caderneta/ui';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useUserRecord } from '../people.api.ts';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';
import { UserForm } from './UserForm.tsx';

export interface UserFormDialogProps {
  /** Whose form is open: an id, or 'new'. */
  form: string;
  kind: PeopleKind;
  onClose: () => void;
}

/** The wizard of a new user, or of one whose record is read first. */
export function UserFormDialog({ form, kind, onClose }: UserFormDialogProps) {
  const record = useUserRecord(form === 'new' ? null : form);
  if (form === 'new') return <UserForm key="new" user={null} kind={kind} onClose={onClose} />;
  const user: User | undefined = record.data;
  if (user) return <UserForm key={user.id} user={user} kind={kind} onClose={onClose} />;
  return (
    <Modal isOpen size="large" title={peopleCopy.form.editTitle[kind]} onOpenChange={onClose}>
      {record.failure ? <LoadFailed title={peopleCopy.details.loadFailed[kind]} of={record} /> : <Skeleton cards={1} />}
    </Modal>
  );
}
