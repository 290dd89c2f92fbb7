import type { AnswerKey } from '@caderneta/contract';
import { Button, Modal } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { KeyEditor } from './KeyEditor.tsx';
import { KeyPhotoImport } from './KeyPhotoImport.tsx';
import { focusBubble } from './KeyQuestion.tsx';
import { changeKey, isEdited, keyOf, openKey, type PhotoAnswer, takeAnswers, untouchedPlaces } from './key-draft.ts';

export interface KeyDialogProps {
  assessmentTitle: string;
  saved: AnswerKey;
  /** Results that a change computes again. */
  resultsCount: number;
  canWrite: boolean;
  /** Another person saved in between. */
  hasConflict: boolean;
  onReload: () => void;
  onClose: () => void;
  /** Saves; true when the dialog may close. */
  onSave: (key: AnswerKey) => Promise<boolean>;
}

/** The answer-key editor. Give it a `key` that changes with the saved version. */
export function KeyDialog(props: KeyDialogProps) {
  const texts = answerKeyCopy;
  const [draft, setDraft] = useState(() => openKey(props.saved));
  const [proposed, propose] = useState<readonly PhotoAnswer[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asking, ask] = useState<'leave' | 'defaults' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { canWrite } = props;
  // Whoever opens a key may type its letters at once.
  useEffect(() => {
    if (canWrite) focusBubble(frame.current, 1, 1);
  }, [canWrite]);
  const untouched = untouchedPlaces(draft);
  const hasEdits = canWrite && isEdited(draft);

  const leave = () => (hasEdits && asking !== 'leave' ? ask('leave') : props.onClose());
  const save = async () => {
    ask(null);
    setSaving(true);
    const isDone = await props.onSave(keyOf(draft));
    if (!isDone) setSaving(false);
  };
  const markRest = () => {
    ask(null);
    const [first] = untouched;
    if (first) focusBubble(frame.current, first.column + 1, first.question);
  };

  const footer =
    asking === 'leave' ? (
      <div className={styles.foot} role="alert">
        <span className={styles.footText}>{texts.discard}</span>
        <Button onPress={props.onClose}>{texts.discardConfirm}</Button>
        <Button variant="primary" onPress={() => ask(null)}>
          {texts.keepEditing}
        </Button>
      </div>
    ) : asking === 'defaults' ? (
      <div className={styles.foot} role="alert">
        <span className={styles.footText}>{texts.defaults(untouched.length)}</span>
        <Button onPress={() => void save()}>{texts.saveDefaults}</Button>
        <Button variant="primary" onPress={markRest}>
          {texts.markRest}
        </Button>
      </div>
    ) : canWrite ? (
      <>
        <Button onPress={leave} isDisabled={isSaving}>
          {texts.cancel}
        </Button>
        <Button
          variant="primary"
          onPress={() => (untouched.length > 0 ? ask('defaults') : void save())}
          isPending={isSaving}
          isDisabled={props.hasConflict || proposed !== null}
        >
          {texts.save}
        </Button>
      </>
    ) : (
      <Button onPress={props.onClose}>{texts.close}</Button>
    );

  return (
    <Modal
      isOpen
      size="large"
      title={texts.title(props.assessmentTitle)}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) leave();
      }}
      footer={footer}
    >
      {props.hasConflict && (
        <div className={styles.danger} role="alert">
          <p>{texts.conflict}</p>
          <Button size="compact" onPress={props.onReload}>
            {texts.reload}
          </Button>
        </div>
      )}
      {props.resultsCount > 0 && canWrite && <p className={styles.warning}>{texts.recompute(props.resultsCount)}</p>}
      <p className={styles.hint}>{canWrite ? texts.hint : texts.readOnly}</p>
      {canWrite && (
        <KeyPhotoImport
          draft={draft}
          isDisabled={isSaving || asking !== null}
          proposed={proposed}
          onPropose={propose}
          onUse={() => {
            if (proposed !== null) setDraft(takeAnswers(draft, proposed));
            propose(null);
          }}
        />
      )}
      <KeyEditor
        draft={proposed === null ? draft : takeAnswers(draft, proposed)}
        isDisabled={!canWrite || isSaving || proposed !== null}
        frame={frame}
        onChange={(change) => setDraft((now) => changeKey(now, change))}
      />
    </Modal>
  );
}
