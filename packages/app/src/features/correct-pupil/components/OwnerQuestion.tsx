import { type KeyVersion, keyVersions } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetUncertainty } from '../machine/correction.state.ts';

export interface OwnerQuestionProps {
  uncertainty: SheetUncertainty;
  selected: { id: string; label: string };
  onSave: (studentId: string, version?: KeyVersion) => void;
  onDiscard: () => void;
}

function textOf(uncertainty: Exclude<SheetUncertainty, { kind: 'version' }>, selected: string): string {
  const texts = pupilCopy.identity;
  switch (uncertainty.kind) {
    case 'other-student':
      return texts.otherStudent(uncertainty.student.label, selected);
    case 'unknown-student':
      return texts.unknownStudent(uncertainty.code, selected);
    case 'other-assessment':
      return texts.otherAssessment(uncertainty.code, selected);
  }
}

/** The sheet says no version: the teacher says which before anything is saved. */
function VersionQuestion({
  student,
  selected,
  onSave,
  onDiscard,
}: Omit<OwnerQuestionProps, 'uncertainty'> & { student: string }) {
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

/** The sheet's code names somebody else: the teacher says whose it is before anything is saved. */
export function OwnerQuestion({ uncertainty, selected, onSave, onDiscard }: OwnerQuestionProps) {
  if (uncertainty.kind === 'version') {
    return <VersionQuestion student={uncertainty.student} selected={selected} onSave={onSave} onDiscard={onDiscard} />;
  }
  const texts = pupilCopy.identity;
  const owner = uncertainty.kind === 'other-student' ? uncertainty.student : null;
  return (
    <section className={view.question} aria-label={texts.title} role="alert">
      <h3 className={view.questionTitle}>{texts.title}</h3>
      <p className={view.questionText}>{textOf(uncertainty, selected.label)}</p>
      <div className={view.questionActs}>
        {owner && (
          <Button variant="primary" onPress={() => onSave(owner.id)}>
            {texts.switchTo(owner.label)}
          </Button>
        )}
        <Button onPress={() => onSave(selected.id)}>{texts.keep(selected.label)}</Button>
        <Button variant="quiet" onPress={onDiscard}>
          {texts.discard}
        </Button>
      </div>
    </section>
  );
}
