import { keyShape, keyVersions, type RecordConflict } from '@caderneta/contract';
import { Modal, SegmentedControl } from '@caderneta/ui';
import { useState } from 'react';
import { lazySection } from '../../lazy/LazyPart.tsx';
import { LazyConflict } from '../../record-form/LazyConflict.tsx';
import { answerKeyCopy as texts } from '../answer-key.copy.ts';
import * as styles from '../answer-key.css.ts';
import { KeyEditor } from '../KeyEditor.tsx';
import { KeyEffectPanel } from '../KeyEffectPanel.tsx';
import { KeyFoot } from '../KeyFoot.tsx';
import { KeyPhotoImport } from '../KeyPhotoImport.tsx';
import { KeyVersionB } from '../KeyVersionB.tsx';
import { changeKey, keyOf, takeAnswers } from '../key-draft.ts';
import { type KeyDialogInput, useKeyDialog } from '../use-key-dialog.ts';

const SkillEditor = lazySection(
  async () => (await import('../../question-skills/screens/SkillEditor.tsx')).SkillEditor,
);

export interface KeyDialogProps extends KeyDialogInput {
  assessmentTitle: string;
  /** Whose skills its questions may have, and of which year and components first. */
  municipalityId: string;
  grade: string;
  components: readonly string[];
  /** Who saved it while it was being edited, and what both have; null where nobody was told of. */
  conflict: RecordConflict | null;
}

const SKILLS = 'skills';

/** The answer-key editor. Give it a `key` that changes with the saved version. */
export function KeyDialog(props: KeyDialogProps) {
  const { canWrite } = props;
  const dialog = useKeyDialog(props);
  const [isOnSkills, setOnSkills] = useState(false);
  const { draft, change, stored, versionB, shown, proposed, isSaving, asking, frame, leave } = dialog;
  const part = isOnSkills ? SKILLS : shown;
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
          // Skills are saved as they are chosen: without edits of the key there is nothing to save or to cancel.
          canWrite={canWrite && (!isOnSkills || dialog.hasEdits)}
          cannotSave={stored.isBehind || proposed !== null}
          isSaving={isSaving}
          onLeave={leave}
          onClose={canWrite ? dialog.close : props.onClose}
          onSave={() => {
            // What is still to be settled stands in the key.
            setOnSkills(false);
            dialog.trySave();
          }}
          onSaveAnyway={() => void dialog.save()}
          onMarkRest={dialog.markRest}
          onStay={dialog.stay}
        />
      }
    >
      {stored.isBehind && (
        <LazyConflict
          conflict={props.conflict ?? texts.unknownConflict}
          isSaving={isSaving}
          onKeepMine={stored.insist}
          onUseTheirs={stored.clear}
        />
      )}
      {stored.wasRestored && (
        <p role="status" className={styles.restored}>
          {texts.restored}
        </p>
      )}
      {dialog.effect && <KeyEffectPanel effect={dialog.effect} />}
      <div hidden={dialog.effect !== null}>
        {props.resultsCount > 0 && canWrite && <p className={styles.warning}>{texts.recompute(props.resultsCount)}</p>}
        <SegmentedControl
          hideLabel
          className={styles.versions}
          label={texts.versions.label}
          items={[
            ...keyVersions
              .filter((id) => id === 'A' || canWrite || dialog.hasB)
              .map((id) => ({ id, label: texts.versions.of(id) })),
            { id: SKILLS, label: texts.versions.skills },
          ]}
          selectedId={part}
          onChange={(id) => {
            setOnSkills(id === SKILLS);
            const version = keyVersions.find((known) => known === id);
            if (version) dialog.show(version);
          }}
          isDisabled={isSaving || proposed !== null}
        />
        {part === SKILLS && (
          <SkillEditor
            assessmentId={props.assessmentId}
            municipalityId={props.municipalityId}
            grade={props.grade}
            components={props.components}
            sizes={keyShape(props.saved)}
            canWrite={canWrite}
          />
        )}
        {part === 'B' && (
          <KeyVersionB
            version={versionB}
            answerKey={keyOf(draft)}
            sheet={draft.sheet}
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
        {part === 'A' && <p className={styles.hint}>{canWrite ? texts.hint : texts.readOnly}</p>}
        {part === 'A' && canWrite && draft.sheet === null && (
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
        {part === 'A' && (
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
