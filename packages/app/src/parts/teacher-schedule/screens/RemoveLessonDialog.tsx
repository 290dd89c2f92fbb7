import { ConfirmDelete } from '@caderneta/ui';
import { scheduleCopy } from '../teacher-schedule.copy.ts';

export interface RemoveLessonDialogProps {
  /** Which lesson, its day, and from when to when it goes. */
  lesson: { readonly title: string; readonly day: string; readonly span: string };
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a lesson leaves the timetable. */
export function RemoveLessonDialog({ lesson: { title, day, span }, onConfirm, onClose }: RemoveLessonDialogProps) {
  const { removal } = scheduleCopy;
  return (
    <ConfirmDelete
      plain
      onClose={onClose}
      title={removal.title}
      message={removal.message(title, day, span)}
      onConfirm={onConfirm}
    />
  );
}
