import type { ClassTeacher, SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, Modal, Skeleton, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../../lib/dates.ts';
import { DraftOffer } from '../../../../parts/drafts/screens/DraftOffer.tsx';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { tellRemoval } from '../../../../parts/record-form/tell-write.ts';
import { useClassTeachers } from '../../class-area.api.ts';
import { TeacherTable } from '../TeacherTable.tsx';
import { newTeacherForm, useTeacherWrites } from '../teachers.api.ts';
import { teachersCopy as texts } from '../teachers.copy.ts';
import { TeacherForm } from './TeacherForm.tsx';

/** 'Professores da turma': who may write what in the class, and until when. */
export function TeachersDialog({ schoolClass, onClose }: { schoolClass: SchoolClass; onClose: () => void }) {
  const teachers = useClassTeachers(schoolClass.id);
  const writes = useTeacherWrites(schoolClass.id);
  const [editing, edit] = useState<ClassTeacher | 'new' | null>(null);
  const today = dayOf(new Date());
  if (editing !== null) {
    const shown = editing === 'new' ? null : editing;
    return <TeacherForm schoolClass={schoolClass} editing={shown} today={today} onClose={() => edit(null)} />;
  }
  const { rows } = teachers;
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title(`${schoolClass.grade} ${schoolClass.section}`)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose}>{texts.close}</Button>
          <Button variant="primary" onPress={() => edit('new')}>
            {texts.add}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.lead}</p>
        <DraftOffer form={newTeacherForm(schoolClass.id)} onContinue={() => edit('new')} />
        {teachers.failure ? (
          <LoadFailed title={texts.failed} of={teachers} />
        ) : rows === undefined ? (
          <Skeleton rows={3} />
        ) : rows.length === 0 ? (
          <EmptyState title={texts.empty} />
        ) : (
          <TeacherTable
            teachers={rows}
            today={today}
            onDays={edit}
            onRemove={({ id }) => void tellRemoval(writes.remove(id), texts.done.removed)}
          />
        )}
      </Stack>
    </Modal>
  );
}
