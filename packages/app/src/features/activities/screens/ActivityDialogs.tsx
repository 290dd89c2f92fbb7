import type { Assessment } from '@caderneta/contract';
import {
  ApplyDialog,
  AssessmentFormDialog,
  AssessmentViewDialog,
  RemoveAssessmentDialog,
} from '../../../parts/assessments/screens/assessment-dialogs.ts';
import { useOpened } from '../../../parts/record-form/use-opened.ts';

/** What is open over the list, but for the form, which the address knows. */
export interface OpenActivity {
  readonly act: 'open' | 'apply' | 'remove';
  readonly assessment: Assessment;
}

export interface ActivityDialogsProps {
  /** What the form edits: an assessment, or 'new'; null keeps it closed. */
  editing: Assessment | 'new' | null;
  open: OpenActivity | null;
  onOpen: (open: OpenActivity) => void;
  onClose: () => void;
}

/** The dialogs of the list. */
export function ActivityDialogs({ editing: now, open, onOpen, onClose }: ActivityDialogsProps) {
  const editing = useOpened(now);
  if (open?.act === 'open') {
    const onApply = () => onOpen({ act: 'apply', assessment: open.assessment });
    return <AssessmentViewDialog assessment={open.assessment} onApply={onApply} onClose={onClose} />;
  }
  if (open?.act === 'apply') return <ApplyDialog assessment={open.assessment} onClose={onClose} />;
  if (open?.act === 'remove') return <RemoveAssessmentDialog assessment={open.assessment} onClose={onClose} />;
  if (editing === null) return null;
  const before = editing === 'new' ? null : editing;
  return <AssessmentFormDialog key={before?.id ?? 'new'} editing={before} schoolClass={null} onClose={onClose} />;
}
