import type { ClassCalendar, SchoolClass } from '@caderneta/contract';
import { FileDrop, Modal, ProgressBar, Stack } from '@caderneta/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FootQuestion } from '../../../../../parts/foot-question/FootQuestion.tsx';
import { paperRollCopy as texts } from '../paper-roll.copy.ts';
import { type ReadRoll, readRollFile } from '../read-roll-file.ts';
import { type PaperLeave, PaperPreview } from './PaperPreview.tsx';

/** What may be given as a picture of a roll. */
const files: readonly string[] = ['image/*', 'application/pdf'];

export interface ReadRollDialogProps {
  schoolClass: SchoolClass;
  calendar: ClassCalendar;
  today: string;
  onClose: () => void;
  /** What reads the photo: the reader, but for a story. */
  readFrom?: typeof readRollFile;
}

/** Reads a photo of a printed roll; what it says is a proposal, which a person corrects and saves. */
export function ReadRollDialog({
  schoolClass,
  calendar,
  today,
  onClose,
  readFrom = readRollFile,
}: ReadRollDialogProps) {
  const [read, setRead] = useState<ReadRoll | null>(null);
  const [isReading, setReading] = useState(false);
  const [failure, setFailure] = useState<string | undefined>();
  const [leave, setLeave] = useState<PaperLeave>('free');
  /** What waits for the answer to the question. */
  const [asked, setAsked] = useState<{ readonly go: () => void } | null>(null);
  const changeLeave = useCallback((next: PaperLeave) => {
    setLeave(next);
    // A save that was pressed meanwhile is an answer, too.
    setAsked(null);
  }, []);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const readFile = async (file: File) => {
    stop.current?.abort();
    const control = new AbortController();
    stop.current = control;
    setFailure(undefined);
    setReading(true);
    const outcome = await readFrom(file, schoolClass.id, control.signal);
    if (control.signal.aborted) return;
    setReading(false);
    if (outcome.ok) setRead(outcome);
    else setFailure(outcome.message);
  };

  const orAsk = (go: () => void) => {
    if (leave === 'free') go();
    else if (leave === 'loses') setAsked({ go });
  };
  const again = () => {
    changeLeave('free');
    setRead(null);
  };

  return (
    <Modal
      isOpen
      size="large"
      title={texts.read}
      onOpenChange={(isOpen) => {
        if (!isOpen) orAsk(onClose);
      }}
      footer={
        asked && (
          <FootQuestion
            question={texts.unsaved}
            go={texts.discard}
            onGo={asked.go}
            stay={texts.stay}
            onStay={() => setAsked(null)}
          />
        )
      }
    >
      {read ? (
        <PaperPreview
          key={read.sheet.number}
          {...{ read, calendar, today }}
          onLeaveChange={changeLeave}
          onAgain={() => orAsk(again)}
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
