import { Button, FileDrop, Notice, Spinner } from '@caderneta/ui';
import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { lazyCopy } from '../lazy/lazy.copy.ts';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { countQuestions, doubtfulPositions, type KeyDraft, type PhotoAnswer, takeAnswers } from './key-draft.ts';

export interface KeyPhotoImportProps {
  draft: KeyDraft;
  isDisabled: boolean;
  /** What a photo says, until the person uses or discards it. */
  proposed: readonly PhotoAnswer[] | null;
  onPropose: (answers: readonly PhotoAnswer[] | null) => void;
  onUse: () => void;
}

/** 'Importar de uma foto': the answers of a filled sheet, shown in the editor before they become the key. */
export function KeyPhotoImport({ draft, isDisabled, proposed, onPropose, onUse }: KeyPhotoImportProps) {
  const texts = answerKeyCopy.photo;
  const [isOpen, setOpen] = useState(false);
  const [isReading, setReading] = useState(false);
  const [error, setError] = useState<string | undefined>();

  const read = async (file: File) => {
    setError(undefined);
    setReading(true);
    const reader = await import('./read-key-photo.ts').catch(() => null);
    const photo = reader ? await reader.readKeyPhoto(file, draft) : { ok: false as const, message: lazyCopy.hint };
    setReading(false);
    if (photo.ok) onPropose(photo.answers);
    else setError(`${texts.failed}. ${photo.message}`);
  };
  const close = () => {
    setOpen(false);
    setError(undefined);
  };

  if (proposed !== null) {
    const doubtful = doubtfulPositions(takeAnswers(draft, proposed));
    const positions = doubtful.map(({ column, question }) => texts.position(column + 1, question)).join('; ');
    const all = countQuestions(draft);
    return (
      <div className={styles.proposal}>
        <Notice
          tone={doubtful.length > 0 ? 'warning' : 'info'}
          title={texts.read(all - doubtful.length, all)}
          actions={
            <>
              <Button
                variant="primary"
                onPress={() => {
                  close();
                  onUse();
                }}
              >
                {texts.use}
              </Button>
              <Button
                onPress={() => {
                  close();
                  onPropose(null);
                }}
              >
                {texts.discard}
              </Button>
            </>
          }
        >
          {doubtful.length > 0 ? texts.doubtful(positions) : texts.clear}
        </Notice>
      </div>
    );
  }
  if (!isOpen) {
    return (
      <div className={styles.importing}>
        <Button icon={<ImageUp />} isDisabled={isDisabled} onPress={() => setOpen(true)}>
          {texts.choose}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.proposal}>
      <FileDrop
        label={texts.choose}
        description={texts.hint}
        accept={['image/*']}
        onFile={(file) => void read(file)}
        errorMessage={error}
        isDisabled={isDisabled || isReading}
      />
      {isReading && (
        <p role="status" className={styles.importing}>
          <Spinner />
          {texts.reading}
        </p>
      )}
    </div>
  );
}
