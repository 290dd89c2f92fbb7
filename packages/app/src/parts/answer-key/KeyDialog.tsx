import type { AnswerKey } from '@caderneta/contract';
import { Button, Modal } from '@caderneta/ui';
import { useState } from 'react';
import { answerKeyCopy } from './answer-key.copy.ts';
import * as styles from './answer-key.css.ts';
import { KeyEditor } from './KeyEditor.tsx';
import { changeKey, isChanged, keyOf, openKey } from './key-draft.ts';

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
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const hasEdits =
    props.canWrite && isChanged(draft) && JSON.stringify(keyOf(draft)) !== JSON.stringify(keyOf(openKey(props.saved)));

  const leave = () => (hasEdits && !isLeaving ? setLeaving(true) : props.onClose());
  const save = async () => {
    setSaving(true);
    const isDone = await props.onSave(keyOf(draft));
    if (!isDone) setSaving(false);
  };

  const asking = (
    <div className={styles.foot} role="alert">
      <span className={styles.footText}>{texts.discard}</span>
      <Button onPress={props.onClose}>{texts.discardConfirm}</Button>
      <Button variant="primary" onPress={() => setLeaving(false)}>
        {texts.keepEditing}
      </Button>
    </div>
  );
  const editing = props.canWrite ? (
    <>
      <Button onPress={leave} isDisabled={isSaving}>
        {texts.cancel}
      </Button>
      <Button variant="primary" onPress={() => void save()} isPending={isSaving} isDisabled={props.hasConflict}>
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
      footer={isLeaving ? asking : editing}
    >
      {props.hasConflict && (
        <div className={styles.danger} role="alert">
          <p>{texts.conflict}</p>
          <Button size="compact" onPress={props.onReload}>
            {texts.reload}
          </Button>
        </div>
      )}
      {props.resultsCount > 0 && props.canWrite && (
        <p className={styles.warning}>{texts.recompute(props.resultsCount)}</p>
      )}
      <p className={styles.hint}>{props.canWrite ? texts.hint : texts.readOnly}</p>
      <KeyEditor
        draft={draft}
        isDisabled={!props.canWrite || isSaving}
        onChange={(change) => setDraft((now) => changeKey(now, change))}
      />
    </Modal>
  );
}
