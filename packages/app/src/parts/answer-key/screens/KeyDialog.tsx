import { type KeyVersion, keyVersions } from '@caderneta/contract';
import { Button, Modal, SegmentedControl } from '@caderneta/ui';
import { answerKeyCopy as texts } from '../answer-key.copy.ts';
import * as styles from '../answer-key.css.ts';
import { KeyEditor } from '../KeyEditor.tsx';
import { KeyEffectPanel } from '../KeyEffectPanel.tsx';
import { KeyFoot } from '../KeyFoot.tsx';
import { KeyPhotoImport } from '../KeyPhotoImport.tsx';
import { KeyVersionB } from '../KeyVersionB.tsx';
import { changeKey, keyOf, takeAnswers } from '../key-draft.ts';
import { type KeyDialogInput, useKeyDialog } from '../use-key-dialog.ts';

export interface KeyDialogProps extends KeyDialogInput {
  assessmentTitle: string;
  onReload: () => void;
}

/** The answer-key editor. Give it a `key` that changes with the saved version. */
export function KeyDialog(props: KeyDialogProps) {
  const { canWrite } = props;
  const dialog = useKeyDialog(props);
  const { draft, change, stored, versionB, hasConflict, shown, proposed, isSaving, asking, frame, leave } = dialog;
  return (
    <Modal
      isOpen
      size="large"
      title={texts.title(props.assessmentTitle)}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) leave();
      }}
      footer={
        <KeyFoot
          asking={asking}
          isEffectShown={dialog.effect !== null}
          onUnsee={dialog.unsee}
          untouched={dialog.untouched.length}
          canWrite={canWrite}
          cannotSave={hasConflict || proposed !== null}
          isSaving={isSaving}
          onLeave={leave}
          onClose={canWrite ? dialog.close : props.onClose}
          onSave={dialog.trySave}
          onSaveAnyway={() => void dialog.save()}
          onMarkRest={dialog.markRest}
          onStay={dialog.stay}
        />
      }
    >
      {hasConflict && (
        <div className={styles.danger} role="alert">
          <p>{texts.conflict}</p>
          <Button
            size="compact"
            onPress={() => {
              stored.clear();
              props.onReload();
            }}
          >
            {texts.reload}
          </Button>
        </div>
      )}
      {stored.wasRestored && (
        <p role="status" className={styles.restored}>
          {texts.restored}
        </p>
      )}
      {dialog.effect && <KeyEffectPanel effect={dialog.effect} />}
      <div hidden={dialog.effect !== null}>
        {props.resultsCount > 0 && canWrite && <p className={styles.warning}>{texts.recompute(props.resultsCount)}</p>}
        {(canWrite || dialog.hasB) && (
          <SegmentedControl
            hideLabel
            className={styles.versions}
            label={texts.versions.label}
            items={keyVersions.map((id) => ({ id, label: texts.versions.of(id) }))}
            selectedId={shown}
            onChange={(id) => dialog.show(id as KeyVersion)}
            isDisabled={isSaving || proposed !== null}
          />
        )}
        {shown === 'B' && (
          <KeyVersionB
            version={versionB}
            answerKey={keyOf(draft)}
            canWrite={canWrite}
            isDisabled={isSaving}
            error={dialog.error}
            frame={frame}
            onChange={(next) => {
              dialog.setError(null);
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
            onPropose={dialog.propose}
            onUse={() => {
              if (proposed !== null) change((now) => ({ draft: takeAnswers(now.draft, proposed) }));
              dialog.propose(null);
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
      </div>
    </Modal>
  );
}
