import { isUnmarked, type KeyVersion, keyVersions, type SheetAnswers } from '@caderneta/contract';
import { Button } from '@caderneta/ui';
import type { ReactNode } from 'react';
import * as styles from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { PupilChoice } from '../../../parts/sheet-reading/components/PupilChoice.tsx';
import { pageRead } from '../../../parts/sheet-reading/machine/sheet-keys.ts';
import { sheetQuestionsCopy } from '../../../parts/sheet-reading/sheet-questions.copy.ts';
import { classCopy } from '../correct-class.copy.ts';
import { missingIn } from '../machine/class-roll.ts';
import type { ClassRun } from '../machine/class-run.state.ts';
import type { SheetQuestion } from '../machine/match-sheet.ts';
import { nameOf } from './pupil-names.ts';

export interface SheetQuestionCardProps {
  run: ClassRun;
  question: SheetQuestion;
  /** What was read on the sheet. */
  answers: SheetAnswers;
  /** Null: the sheet is put aside. */
  onAnswer: (student: string | null, version?: KeyVersion) => void;
  skipLabel?: string;
  /** What the sheet looks like. */
  picture: ReactNode;
  /** It came up by itself, as before the camera. */
  isAlert?: boolean;
}

function textOf({ run, question, answers }: SheetQuestionCardProps): string {
  const texts = classCopy.questions;
  switch (question.kind) {
    case 'other-student':
      return texts.otherStudent(nameOf(run, question.owner), nameOf(run, question.picked));
    case 'replace': {
      const page = pageRead(answers, run.table);
      const name = nameOf(run, question.student);
      return page === null ? texts.replace(name) : texts.replacePage(name, page);
    }
    case 'version':
      return texts.version(nameOf(run, question.student));
    case 'almost-blank':
      return sheetQuestionsCopy.almostBlank(nameOf(run, question.student), isUnmarked(answers));
    case 'whose':
      return [
        sheetQuestionsCopy.why[question.why](question.code),
        ...(question.like === null ? [] : [texts.like(nameOf(run, question.like))]),
      ].join(' ');
  }
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
          {act(question.owner, sheetQuestionsCopy.saveFor(nameOf(run, question.owner)), true)}
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
    case 'almost-blank':
      return act(question.student, sheetQuestionsCopy.isBlank, true);
    case 'whose':
      return <PupilChoice students={run.table.students} missing={missingIn(run.roll)} onSave={onAnswer} />;
  }
}

/** A sheet that only the teacher can place: nothing is saved before they say so. */
export function SheetQuestionCard(props: SheetQuestionCardProps) {
  const { run, question, answers, onAnswer, skipLabel, picture, isAlert } = props;
  const texts = classCopy.questions;
  const shared = sheetQuestionsCopy;
  const isPage = pageRead(answers, run.table) !== null;
  const titles = {
    replace: isPage ? texts.replacePageTitle : texts.replaceTitle,
    version: texts.versionTitle,
    'almost-blank': shared.almostBlankTitle,
  };
  const title = 'agreed' in question ? titles[question.kind] : shared.title;
  const skip = question.kind === 'whose' && question.like !== null ? texts.isSame : texts.skip;
  return (
    <section className={styles.question} aria-label={title} role={isAlert ? 'alert' : undefined}>
      <h3 className={styles.questionTitle}>{title}</h3>
      <p className={styles.questionText}>{textOf(props)}</p>
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
