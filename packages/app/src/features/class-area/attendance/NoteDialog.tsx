import { Button, Form, Modal, TextArea } from '@caderneta/ui';
import { useId, useState } from 'react';
import { attendanceCopy as texts } from './attendance.copy.ts';
import type { RollLine } from './roll.ts';

/** A pupil's note of the day. It goes to the roll call on screen, and is saved with it. */
export function NoteDialog({
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
  const form = useId();
  const footer = isReadOnly ? undefined : (
    <>
      <Button onPress={onClose}>{texts.cancel}</Button>
      <Button variant="primary" type="submit" form={form}>
        {texts.noteDone}
      </Button>
    </>
  );
  return (
    <Modal isOpen size="small" title={texts.noteTitle} onOpenChange={onClose} footer={footer}>
      <Form id={form} onSubmit={() => onDone(notes.trim() === '' ? null : notes.trim())}>
        <TextArea
          label={texts.note(line.name)}
          description={texts.noteHint}
          value={notes}
          onChange={setNotes}
          maxLength={500}
          isReadOnly={isReadOnly}
          autoFocus
        />
      </Form>
    </Modal>
  );
}
