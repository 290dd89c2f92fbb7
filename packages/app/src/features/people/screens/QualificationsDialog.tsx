import { qualificationEndpoints, type UserRow } from '@caderneta/contract';
import { Button, Modal } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { qualificationsCopy } from '../../../parts/qualifications/qualifications.copy.ts';
import {
  type OpenQualification,
  QualificationDialogs,
} from '../../../parts/qualifications/screens/QualificationDialogs.tsx';
import { QualificationList } from '../../../parts/qualifications/screens/QualificationList.tsx';
import { peopleCopy } from '../people.copy.ts';

export interface QualificationsDialogProps {
  teacher: UserRow;
  onClose: () => void;
}

/** 'Formações' of a teacher: the list and, in its place, the form or the question before deletion. */
export function QualificationsDialog({ teacher, onClose }: QualificationsDialogProps) {
  const may = useMay();
  const [open, setOpen] = useState<OpenQualification | null>(null);
  const profileId = teacher.profiles[0]?.id ?? null;
  if (open !== null) return <QualificationDialogs open={open} profileId={profileId} onClose={() => setOpen(null)} />;
  const mayWrite = may(qualificationEndpoints.create);
  return (
    <Modal
      isOpen
      title={peopleCopy.act.qualificationsOf(teacher.name)}
      onOpenChange={onClose}
      footer={
        <>
          {mayWrite && (
            <Button icon={<Plus />} onPress={() => setOpen({ kind: 'add' })}>
              {qualificationsCopy.add}
            </Button>
          )}
          <Button onPress={onClose}>{peopleCopy.details.close}</Button>
        </>
      }
    >
      <QualificationList profileId={profileId} onOpen={mayWrite ? setOpen : undefined} />
    </Modal>
  );
}
