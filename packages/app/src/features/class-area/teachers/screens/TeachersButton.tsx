import { classEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import { useState } from 'react';
import { useMay } from '../../../../lib/session/use-viewer.ts';
import { lazyDialog } from '../../../../parts/lazy/LazyPart.tsx';
import { teachersCopy } from '../teachers.copy.ts';

const TeachersDialog = lazyDialog(async () => (await import('./TeachersDialog.tsx')).TeachersDialog);

/** Opens 'Professores da turma' for whoever assigns them. */
export function TeachersButton({ schoolClass }: { schoolClass: SchoolClass }) {
  const may = useMay();
  const [isOpen, setOpen] = useState(false);
  if (!may(classEndpoints.assignTeacher) || !schoolClass.can_write) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{teachersCopy.open}</Button>
      {isOpen && <TeachersDialog schoolClass={schoolClass} onClose={() => setOpen(false)} />}
    </>
  );
}
