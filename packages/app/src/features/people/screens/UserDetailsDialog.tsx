import { type PersonalData, personalDataEndpoints, type User } from '@caderneta/contract';
import { Skeleton } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { ReadDialog } from '../../../parts/listing/ReadDialog.tsx';
import { ErasureDialog } from '../../../parts/personal-data/screens/ErasureDialog.tsx';
import { PersonalDataSection } from '../../../parts/personal-data/screens/PersonalDataSection.tsx';
import { UserDetails } from '../components/UserDetails.tsx';
import { useUserRecord } from '../people.api.ts';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';

export interface UserDetailsDialogProps {
  userId: string;
  kind: PeopleKind;
  /** What stands below the record: a teacher's schedule, a pupil's classes. */
  after?: (user: User) => ReactNode;
  onClose: () => void;
}

/** A user's record, read when the dialog opens; MASTER exports and erases it there. In its place, the question before an erasure. */
export function UserDetailsDialog({ userId, kind, after, onClose }: UserDetailsDialogProps) {
  const record = useUserRecord(userId);
  const may = useMay();
  const [erasing, setErasing] = useState<PersonalData | null>(null);
  const texts = peopleCopy.details;
  const close = () => {
    setErasing(null);
    onClose();
  };
  if (erasing) return <ErasureDialog person={erasing} onClose={() => setErasing(null)} onErased={close} />;
  return (
    <ReadDialog size="large" title={texts.title[kind]} onClose={onClose} isDismissable>
      {record.failure ? (
        <LoadFailed title={texts.loadFailed[kind]} of={record} />
      ) : record.data === undefined ? (
        <Skeleton cards={1} />
      ) : (
        <>
          <UserDetails user={record.data} />
          {after?.(record.data)}
          {may(personalDataEndpoints.summary) && <PersonalDataSection userId={userId} onErase={setErasing} />}
        </>
      )}
    </ReadDialog>
  );
}
