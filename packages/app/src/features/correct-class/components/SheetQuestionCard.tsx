import { type KeyVersion, keyVersions } from '@caderneta/contract';
import { Button, Select } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import * as styles from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { classCopy } from '../correct-class.copy.ts';
import type { ClassRun } from '../machine/class-run.state.ts';
import type { SheetQuestion } from '../machine/match-sheet.ts';
import * as own from './class.css.ts';
import { nameOf } from './pupil-names.ts';

export interface SheetQuestionCardProps {
  run: ClassRun;
  question: SheetQuestion;
  /** Null: the sheet is put aside. */
  onAnswer: (student: string | null, version?: KeyVersion) => void;
  skipLabel?: string;
  /** What the sheet looks like, where it came from a file. */
  picture?: ReactNode;
}

function textOf(run: ClassRun, question: SheetQuestion): string {
  const texts = classCopy.questions;
  switch (question.kind) {
    case 'other-student':
      return texts.otherStudent(nameOf(run, question.owner), nameOf(run, question.picked));
    case 'replace':
      return texts.replace(nameOf(run, question.student));
    case 'version':
      return texts.version(nameOf(run, question.student));
    case 'same-again':
      return texts.sameAgain(nameOf(run, question.before));
    case 'whose':
      return texts.why[question.why](question.code);
  }
}

/** 'Salvar para' one of the class. */
function PupilChoice({
  run,
  suggested,
  onAnswer,
}: { run: ClassRun; suggested: string | null } & Pick<SheetQuestionCardProps, 'onAnswer'>) {
  const texts = classCopy.questions;
  const [chosen, setChosen] = useState(suggested);
  return (
    <>
      <Select
        className={own.pick}
        label={texts.student}
        placeholder={texts.choose}
        items={run.table.students.map(({ id, label }) => ({ id, label }))}
        selectedId={chosen}
        onChange={setChosen}
      />
      <Button variant="primary" isDisabled={chosen === null} onPress={() => onAnswer(chosen)}>
        {texts.save}
      </Button>
    </>
  );
}

function Choices({ run, question, onAnswer }: SheetQuestionCardProps) {
  const texts = classCopy.questions;
  const act = (student: string, label: string, isMain: boolean) => (
    <Button variant={isMain ? 'primary' : undefined} onPress={() => onAnswer(student)}>
      {label}
    </Button>
  );
  switch (question.kind) {
    case 'other-student':
      return (
        <>
          {act(question.owner, texts.saveFor(nameOf(run, question.owner)), true)}
          {act(question.picked, texts.keep(nameOf(run, question.picked)), false)}
        </>
      );
    case 'replace':
      return act(question.student, texts.replaceAct, true);
    case 'version':
      return keyVersions.map((version) => (
        <Button key={version} variant="primary" onPress={() => onAnswer(question.student, version)}>
          {texts.ofVersion(version)}
        </Button>
      ));
    case 'same-again':
      return question.next === null ? null : act(question.next, texts.isOf(nameOf(run, question.next)), true);
    case 'whose':
      return <PupilChoice run={run} suggested={question.suggested} onAnswer={onAnswer} />;
  }
}

/** A sheet that only the teacher can place: nothing is saved before they say so. */
export function SheetQuestionCard(props: SheetQuestionCardProps) {
  const { run, question, onAnswer, skipLabel, picture } = props;
  const texts = classCopy.questions;
  const titles = { replace: texts.replaceTitle, version: texts.versionTitle } as const;
  const title = question.kind === 'replace' || question.kind === 'version' ? titles[question.kind] : texts.title;
  const skip = question.kind === 'same-again' ? texts.isSame : texts.skip;
  return (
    <section className={styles.question} aria-label={title} role={picture === undefined ? 'alert' : undefined}>
      <h3 className={styles.questionTitle}>{title}</h3>
      <p className={styles.questionText}>{textOf(run, question)}</p>
      {picture}
      <div className={styles.questionActs}>
        <Choices {...props} />
        <Button variant="quiet" onPress={() => onAnswer(null)}>
          {skipLabel ?? skip}
        </Button>
      </div>
    </section>
  );
}
