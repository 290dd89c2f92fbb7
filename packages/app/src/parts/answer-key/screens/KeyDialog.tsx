import {
  type AnswerKey,
  type KeyVersion,
  keyVersions,
  type SavedVersion,
  type VersionDraft,
} from '@caderneta/contract';
import { Button, Modal, SegmentedControl } from '@caderneta/ui';
import { useEffect, useRef, useState } from 'react';
import { answerKeyCopy } from '../answer-key.copy.ts';
import * as styles from '../answer-key.css.ts';
import { KeyEditor } from '../KeyEditor.tsx';
import { KeyPhotoImport } from '../KeyPhotoImport.tsx';
import { focusBubble } from '../KeyQuestion.tsx';
import { KeyVersionB } from '../KeyVersionB.tsx';
import { changeKey, isEdited, keyOf, type PhotoAnswer, takeAnswers, untouchedPlaces } from '../key-draft.ts';
import { useKeyDraft } from '../use-key-draft.ts';
import { faultOf, fitVersion, isVersionEdited, sizesOf, type VersionFault, versionToSave } from '../version-draft.ts';

export interface KeyDialogProps {
  assessmentId: string;
  assessmentTitle: string;
  saved: AnswerKey;
  savedB: SavedVersion | null;
  /** Number of what is saved. */
  version: number;
  /** Results that a change computes again. */
  resultsCount: number;
  canWrite: boolean;
  /** Another person saved in between. */
  hasConflict: boolean;
  onReload: () => void;
  onClose: () => void;
  /** Saves; true when the dialog is done. A version B that is null is taken away. */
  onSave: (key: AnswerKey, versionB: VersionDraft | null) => Promise<boolean>;
}

/** The answer-key editor. Give it a `key` that changes with the saved version. */
export function KeyDialog(props: KeyDialogProps) {
  const texts = answerKeyCopy;
  const saved = { key: props.saved, versionB: props.savedB };
  const { draft, change, forget, ...kept } = useKeyDraft(props.assessmentId, saved, props.version);
  const [shown, show] = useState<KeyVersion>('A');
  const [fault, setFault] = useState<VersionFault | null>(null);
  const [proposed, propose] = useState<readonly PhotoAnswer[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [asking, ask] = useState<'leave' | 'defaults' | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { canWrite } = props;
  const untouched = untouchedPlaces(draft);
  const versionB = fitVersion(kept.versionB, sizesOf(draft));
  const hasEdits = canWrite && (isEdited(draft) || isVersionEdited(versionB, props.savedB));
  const hasB = versionB.kind !== 'none';
  const hasConflict = props.hasConflict || kept.isBehind;
  // Whoever opens a key may type its letters at once; who comes back goes on where they stopped.
  const [next] = kept.wasKept ? untouched : [];
  const opensAt = useRef({ column: (next?.column ?? 0) + 1, question: next?.question ?? 1 });
  useEffect(() => {
    if (canWrite) focusBubble(frame.current, opensAt.current.column, opensAt.current.question);
  }, [canWrite]);

  const close = () => {
    forget();
    props.onClose();
  };
  const leave = () => (hasEdits && asking !== 'leave' ? ask('leave') : close());
  const save = async () => {
    ask(null);
    setSaving(true);
    const isDone = await props.onSave(keyOf(draft), versionToSave(versionB));
    if (isDone) close();
    else setSaving(false);
  };
  const trySave = () => {
    const found = faultOf(versionB);
    setFault(found);
    if (found !== null) show('B');
    else if (untouched.length > 0) {
      show('A');
      ask('defaults');
    } else void save();
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
        <Button onPress={close}>{texts.discardConfirm}</Button>
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
        <Button variant="primary" onPress={trySave} isPending={isSaving} isDisabled={hasConflict || proposed !== null}>
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
      {hasConflict && (
        <div className={styles.danger} role="alert">
          <p>{texts.conflict}</p>
          <Button
            size="compact"
            onPress={() => {
              kept.clear();
              props.onReload();
            }}
          >
            {texts.reload}
          </Button>
        </div>
      )}
      {kept.wasKept && (
        <p role="status" className={styles.restored}>
          {texts.restored}
        </p>
      )}
      {props.resultsCount > 0 && canWrite && <p className={styles.warning}>{texts.recompute(props.resultsCount)}</p>}
      {(canWrite || hasB) && (
        <SegmentedControl
          hideLabel
          className={styles.versions}
          label={texts.versions.label}
          items={keyVersions.map((id) => ({ id, label: texts.versions.of(id) }))}
          selectedId={shown}
          onChange={(id) => show(id as KeyVersion)}
          isDisabled={isSaving || proposed !== null}
        />
      )}
      {shown === 'B' && (
        <KeyVersionB
          version={versionB}
          answerKey={keyOf(draft)}
          canWrite={canWrite}
          isDisabled={isSaving}
          fault={fault}
          frame={frame}
          onChange={(next) => {
            setFault(null);
            change(() => ({ versionB: next }));
          }}
        />
      )}
      {shown === 'A' && <p className={styles.hint}>{canWrite ? texts.hint : texts.readOnly}</p>}
      {shown === 'A' && canWrite && (
        <KeyPhotoImport
          draft={draft}
          isDisabled={isSaving || asking !== null}
          proposed={proposed}
          onPropose={propose}
          onUse={() => {
            if (proposed !== null) change((now) => ({ draft: takeAnswers(now.draft, proposed) }));
            propose(null);
          }}
        />
      )}
      {shown === 'A' && (
        <KeyEditor
          draft={proposed === null ? draft : takeAnswers(draft, proposed)}
          isDisabled={!canWrite || isSaving || proposed !== null}
          frame={frame}
          onChange={(one) => change((now) => ({ draft: changeKey(now.draft, one) }))}
        />
      )}
    </Modal>
  );
}
