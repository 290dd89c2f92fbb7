import { attendanceEntrySchema } from '@caderneta/contract';
import { TextArea } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { attendanceCopy as texts } from './attendance.copy.ts';
import type { RollLine } from './roll.ts';

const noteSchema = attendanceEntrySchema.pick({ notes: true });

/** A pupil's note of the day. It goes to the roll call on screen, and is saved with it. */
export function PupilNoteDialog({
  form: name,
  line,
  isReadOnly,
  onClose,
  onDone,
}: {
  /** Tells this roll call from any other, for what was typed and left. */
  form: string;
  line: RollLine;
  isReadOnly: boolean;
  onClose: () => void;
  onDone: (notes: string | null) => void;
}) {
  const form = useRecordForm<{ notes: string }, { notes?: string | null }>({
    form: `${name}.${line.id}`,
    start: { notes: line.notes ?? '' },
    check: (values) => checkForm(noteSchema, values),
    onSave: async ({ notes }) => {
      onDone(notes || null);
      return null;
    },
    onClose,
  });
  return (
    <RecordDialog title={texts.noteTitle} submitLabel={texts.noteDone} isReadOnly={isReadOnly} form={form}>
      <TextArea
        label={texts.note(line.name)}
        description={texts.noteHint}
        {...form.field('notes')}
        isReadOnly={isReadOnly}
        autoFocus
      />
    </RecordDialog>
  );
}
