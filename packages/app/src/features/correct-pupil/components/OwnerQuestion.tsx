import { type KeyVersion, keyVersions } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { PupilChoice } from '../../../parts/sheet-reading/components/PupilChoice.tsx';
import { SheetPicture } from '../../../parts/sheet-reading/components/SheetPicture.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetUncertainty } from '../machine/correction.state.ts';

export interface OwnerQuestionProps {
  uncertainty: SheetUncertainty;
  selected: { id: string; label: string };
  students: readonly Student[];
  /** Those without a result. */
  missing: readonly string[];
  /** The address of the sheet's picture. */
  picture: string | null;
  onSave: (studentId: string, version?: KeyVersion) => void;
  onDiscard: () => void;
}

/** The sheet says no version: the teacher says which before anything is saved. */
function VersionQuestion({
  student,
  selected,
  onSave,
  onDiscard,
}: Pick<OwnerQuestionProps, 'selected' | 'onSave' | 'onDiscard'> & { student: string }) {
  const texts = pupilCopy.identity;
  return (
    <section className={view.question} aria-label={texts.versionTitle} role="alert">
      <h3 className={view.questionTitle}>{texts.versionTitle}</h3>
      <p className={view.questionText}>{texts.version(selected.label)}</p>
      <div className={view.questionActs}>
        {keyVersions.map((version) => (
          <Button key={version} variant="primary" onPress={() => onSave(student, version)}>
            {texts.ofVersion(version)}
          </Button>
        ))}
        <Button variant="quiet" onPress={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}

/** The sheet's code names somebody else, or nobody: the teacher says whose it is before anything is saved. */
export function OwnerQuestion(props: OwnerQuestionProps) {
  const { uncertainty, selected, students, missing, picture, onSave, onDiscard } = props;
  if (uncertainty.kind === 'version') {
    return <VersionQuestion student={uncertainty.student} selected={selected} onSave={onSave} onDiscard={onDiscard} />;
  }
  const texts = pupilCopy.identity;
  const shared = sheetReadingCopy.questions;
  const owner = uncertainty.kind === 'other-student' ? uncertainty.student : null;
  return (
    <section className={view.question} aria-label={shared.title} role="alert">
      <h3 className={view.questionTitle}>{shared.title}</h3>
      <p className={view.questionText}>
        {uncertainty.kind === 'whose'
          ? shared.why[uncertainty.why](uncertainty.code)
          : texts.otherStudent(uncertainty.student.label, selected.label)}
      </p>
      {picture && <SheetPicture url={picture} />}
      <div className={view.questionActs}>
        {owner ? (
          <>
            <Button variant="primary" onPress={() => onSave(owner.id)}>
              {shared.saveFor(owner.label)}
            </Button>
            <Button onPress={() => onSave(selected.id)}>{texts.keep(selected.label)}</Button>
          </>
        ) : (
          <PupilChoice students={students} missing={missing} onSave={onSave} />
        )}
        <Button variant="quiet" onPress={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
