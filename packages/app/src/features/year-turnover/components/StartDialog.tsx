import { Button, DatePicker, Modal } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';

export interface StartDialogProps {
  /** 'yyyy-mm-dd' */
  value: string;
  onChange: (day: string) => void;
  onClose: () => void;
}

/** Another day for the new enrolments to begin. */
export function StartDialog({ value, onChange, onClose }: StartDialogProps) {
  const [day, setDay] = useState<string | null>(value);
  return (
    <Modal
      isOpen
      size="small"
      title={texts.startsOn}
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={day === null}
            onPress={() => {
              if (day !== null) onChange(day);
              onClose();
            }}
          >
            {texts.changeStart.done}
          </Button>
        </>
      }
    >
      <DatePicker label={texts.changeStart.day} value={day} today={dayOf(new Date())} onChange={setDay} />
    </Modal>
  );
}
