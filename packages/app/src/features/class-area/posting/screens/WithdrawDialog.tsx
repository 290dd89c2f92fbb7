import type { Assessment } from '@caderneta/contract';
import { Badge, Skeleton, Stack, showToast, Table } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../../lib/api/failure-text.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { PostingModal } from '../PostingModal.tsx';
import { type PostingColumn, useWithdrawal, useWithdrawGrades } from '../posting.api.ts';
import { postingCopy } from '../posting.copy.ts';

const texts = postingCopy.withdraw;
const written = (grade: number | null | undefined) =>
  grade === null || grade === undefined ? postingCopy.none : postingCopy.grade(grade);

const columns = [
  { id: 'student', label: postingCopy.columns.student, isRowHeader: true },
  { id: 'current', label: postingCopy.columns.current, align: 'end' as const },
  { id: 'after', label: texts.after, align: 'end' as const },
];

export interface WithdrawDialogProps {
  assessment: Pick<Assessment, 'id' | 'title'>;
  column: PostingColumn;
  /** Why nothing can be written there today; null where it can. */
  closed: string | null;
  onClose: () => void;
}

/** 'Desfazer lançamento': line by line what would stand, before anything is taken back. */
export function WithdrawDialog({ assessment, column, closed, onClose }: WithdrawDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const preview = useWithdrawal(assessment.id, column);
  const withdraw = useWithdrawGrades(assessment.id);
  const { data } = preview;
  const save = async () => {
    if (data === undefined) return;
    setSaving(true);
    const seen = data.rows.map(({ student_profile_id, current }) => ({
      student_profile_id,
      version: current?.version ?? 0,
    }));
    const answer = await withdraw({ ...column, grades: seen });
    setSaving(false);
    if (answer.ok) {
      showToast({ tone: 'success', message: texts.done });
      onClose();
      return;
    }
    showToast({ tone: 'error', message: failureText(answer, texts.failed) });
    if (answer.code === 'version-conflict') await preview.reload();
  };
  return (
    <PostingModal
      title={texts.title(assessment.title)}
      label={texts.open}
      isSaving={isSaving}
      isDisabled={data === undefined || closed !== null}
      onSave={save}
      onClose={onClose}
    >
      {preview.failure ? (
        <LoadFailed title={texts.loadFailed} of={preview} />
      ) : data === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <Stack>
          <p>{texts.lead}</p>
          <Table
            label={texts.label}
            columns={columns}
            rows={data.rows.map(({ student_profile_id: id, student, current, after, is_kept: stays }) => ({
              id,
              cells: {
                student: student.name,
                current: written(current?.score),
                after: stays ? (
                  <Badge>{texts.stays}</Badge>
                ) : (
                  <strong>{after === null ? texts.gone : written(after)}</strong>
                ),
              },
            }))}
          />
        </Stack>
      )}
    </PostingModal>
  );
}
