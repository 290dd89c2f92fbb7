import { isUnmarked, type KeyVersion, keyVersions, type SheetAnswers } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { PupilChoice } from '../../../parts/sheet-reading/components/PupilChoice.tsx';
import { SheetPicture } from '../../../parts/sheet-reading/components/SheetPicture.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetQuestionsCopy } from '../../../parts/sheet-reading/sheet-questions.copy.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetUncertainty } from '../machine/correction.state.ts';

export interface OwnerQuestionProps {
  uncertainty: SheetUncertainty;
  /** What was read on the sheet. */
  answers: SheetAnswers;
  selected: { id: string; label: string };
  students: readonly Student[];
  /** Those without a result. */
  missing: readonly string[];
  /** The address of the sheet's picture. */
  picture: string | null;
  onSave: (studentId: string, version?: KeyVersion) => void;
  onDiscard: () => void;
}

type OwnedSheetProps = Pick<OwnerQuestionProps, 'answers' | 'selected' | 'picture' | 'onSave' | 'onDiscard'> & {
  uncertainty: Extract<SheetUncertainty, { kind: 'version' | 'almost-blank' }>;
};

/** Whose it is, is known: the teacher says of which version, or that it really is blank. */
function OwnedSheetQuestion({ uncertainty, answers, selected, picture, onSave, onDiscard }: OwnedSheetProps) {
  const { kind, student } = uncertainty;
  const texts = pupilCopy.identity;
  const shared = sheetQuestionsCopy;
  const isVersion = kind === 'version';
  const title = isVersion ? texts.versionTitle : shared.almostBlankTitle;
  return (
    <section className={view.question} aria-label={title} role="alert">
      <h3 className={view.questionTitle}>{title}</h3>
      <p className={view.questionText}>
        {isVersion ? texts.version(selected.label) : shared.almostBlank(selected.label, isUnmarked(answers))}
      </p>
      {picture && <SheetPicture url={picture} />}
      <div className={view.questionActs}>
        {isVersion ? (
          keyVersions.map((version) => (
            <Button key={version} variant="primary" onPress={() => onSave(student, version)}>
              {texts.ofVersion(version)}
            </Button>
          ))
        ) : (
          <Button variant="primary" onPress={() => onSave(student)}>
            {shared.isBlank}
          </Button>
        )}
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
  if (uncertainty.kind === 'version' || uncertainty.kind === 'almost-blank') {
    const student = students.find(({ id }) => id === uncertainty.student) ?? selected;
    return <OwnedSheetQuestion {...props} uncertainty={uncertainty} selected={student} />;
  }
  const texts = pupilCopy.identity;
  const shared = sheetQuestionsCopy;
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
