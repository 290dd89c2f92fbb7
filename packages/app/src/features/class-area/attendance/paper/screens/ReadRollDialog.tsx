import type { ClassCalendar, SchoolClass } from '@caderneta/contract';
import { FileDrop, Modal, ProgressBar, Stack } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { paperRollCopy as texts } from '../paper-roll.copy.ts';
import { type ReadRoll, readRollFile } from '../read-roll-file.ts';
import { PaperPreview } from './PaperPreview.tsx';

/** What may be given as a picture of a roll. */
const files: readonly string[] = ['image/*', 'application/pdf'];

export interface ReadRollDialogProps {
  schoolClass: SchoolClass;
  calendar: ClassCalendar;
  today: string;
  onClose: () => void;
}

/** Reads a photo of a printed roll; what it says is a proposal, which a person corrects and saves. */
export function ReadRollDialog({ schoolClass, calendar, today, onClose }: ReadRollDialogProps) {
  const [read, setRead] = useState<ReadRoll | null>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const readFile = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    setFailure(undefined);
    setReading(true);
    const outcome = await readRollFile(file, schoolClass.id, control.signal);
    if (control.signal.aborted) return;
    setReading(false);
    if (outcome.ok) setRead(outcome);
    else setFailure(outcome.message);
  };

  return (
    <Modal
      isOpen
      size="large"
      title={texts.read}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {read ? (
        <PaperPreview
          key={read.sheet.number}
          {...{ read, calendar, today }}
          onAgain={() => setRead(null)}
          onSaved={onClose}
        />
      ) : (
        <Stack gap={4}>
          <FileDrop
            label={texts.photo}
            description={texts.photoHint}
            accept={files}
            onFile={(file) => void readFile(file)}
            errorMessage={failure}
            isDisabled={isReading}
          />
          {isReading && <ProgressBar label={texts.reading} />}
        </Stack>
      )}
    </Modal>
  );
}
