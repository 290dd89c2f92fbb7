import type { User } from '@caderneta/contract';
import { Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../parts/listing/ReadDialog.tsx';
import { UserDetails } from '../components/UserDetails.tsx';
import { useUserRecord } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';

export interface UserDetailsDialogProps {
  /** null keeps it closed. */
  userId: string | null;
  /** What stands below the record: a teacher's schedule, a pupil's classes. */
  after?: (user: User) => ReactNode;
  onClose: () => void;
}

/** A user's record, read when the dialog opens. */
export function UserDetailsDialog({ userId, after, onClose }: UserDetailsDialogProps) {
  const record = useUserRecord(userId);
  const texts = peopleCopy.details;
  if (userId === null) return null;
  return (
    <ReadDialog size="large" title={texts.title} onClose={onClose} isDismissable>
      {record.failure ? (
        <LoadFailed title={texts.loadFailed} of={record} />
      ) : record.data === undefined ? (
        <Skeleton cards={1} />
      ) : (
        <>
          <UserDetails user={record.data} />
          {after?.(record.data)}
        </>
      )}
    </ReadDialog>
  );
}
