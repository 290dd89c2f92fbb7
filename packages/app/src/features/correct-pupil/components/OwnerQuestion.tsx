import { type KeyVersion, keyVersions } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import * as bench from '../../../parts/sheet-reading/components/bench.css.ts';
import { pupilCopy } from '../correct-pupil.copy.ts';
import type { SheetDoubt } from '../machine/correction.state.ts';

export interface OwnerQuestionProps {
  doubt: SheetDoubt;
  selected: { id: string; label: string };
  onSave: (studentId: string, version?: KeyVersion) => void;
  onDiscard: () => void;
}

function textOf(doubt: Exclude<SheetDoubt, { kind: 'version' }>, selected: string): string {
  const texts = pupilCopy.identity;
  switch (doubt.kind) {
    case 'other-student':
      return texts.otherStudent(doubt.student.label, selected);
    case 'unknown-student':
      return texts.unknownStudent(doubt.code, selected);
    case 'other-assessment':
      return texts.otherAssessment(doubt.code, selected);
  }
}

/** The sheet says no version: the teacher says which before anything is saved. */
function VersionQuestion({
  student,
  selected,
  onSave,
  onDiscard,
}: Omit<OwnerQuestionProps, 'doubt'> & { student: string }) {
  const texts = pupilCopy.identity;
  return (
    <section className={bench.question} aria-label={texts.versionTitle} role="alert">
      <h3 className={bench.questionTitle}>{texts.versionTitle}</h3>
      <p className={bench.questionText}>{texts.version(selected.label)}</p>
      <div className={bench.questionActs}>
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
export function OwnerQuestion({ doubt, selected, onSave, onDiscard }: OwnerQuestionProps) {
  if (doubt.kind === 'version') {
    return <VersionQuestion student={doubt.student} selected={selected} onSave={onSave} onDiscard={onDiscard} />;
  }
  const texts = pupilCopy.identity;
  const owner = doubt.kind === 'other-student' ? doubt.student : null;
  return (
    <section className={bench.question} aria-label={texts.title} role="alert">
      <h3 className={bench.questionTitle}>{texts.title}</h3>
      <p className={bench.questionText}>{textOf(doubt, selected.label)}</p>
      <div className={bench.questionActs}>
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
