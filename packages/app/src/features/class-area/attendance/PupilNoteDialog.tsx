import { TextArea } from '@caderneta/ui';
import { useState } from 'react';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { attendanceCopy as texts } from './attendance.copy.ts';
import type { RollLine } from './roll.ts';

/** A pupil's note of the day. It goes to the roll call on screen, and is saved with it. */
export function PupilNoteDialog({
  line,
  isReadOnly,
  onClose,
  onDone,
}: {
  line: RollLine;
  isReadOnly: boolean;
  onClose: () => void;
  onDone: (notes: string | null) => void;
}) {
  const [notes, setNotes] = useState(line.notes ?? '');
  return (
    <RecordDialog
      title={texts.noteTitle}
      submitLabel={texts.noteDone}
      isReadOnly={isReadOnly}
      form={{ isSaving: false, submit: async () => onDone(notes.trim() === '' ? null : notes.trim()), close: onClose }}
    >
      <TextArea
        label={texts.note(line.name)}
        description={texts.noteHint}
        value={notes}
        onChange={setNotes}
        maxLength={500}
        isReadOnly={isReadOnly}
        autoFocus
      />
    </RecordDialog>
  );
}
