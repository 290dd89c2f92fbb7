import type { Assessment, ResultRow, SavedKey, SheetModelLayout } from '@caderneta/contract';
import { Button, IconButton, PageHeader, phone, useMediaQuery } from '@caderneta/ui';
import { ArrowLeft, User, Volume2, VolumeX } from 'lucide-react';
import { memo, useCallback, useEffect, useState } from 'react';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import * as view from '../../../parts/sheet-reading/components/correction-view.css.ts';
import { KeepPhoto } from '../../../parts/sheet-reading/components/KeepPhoto.tsx';
import { SheetPicture } from '../../../parts/sheet-reading/components/SheetPicture.tsx';
import type { Student } from '../../../parts/sheet-reading/machine/live-view.ts';
import { sheetReadingCopy } from '../../../parts/sheet-reading/sheet-reading.copy.ts';
import { ClassBar, ClassShutters, ClassStage } from '../components/ClassCamera.tsx';
import { ClassCount, ClassHead, ClassModes, ClassProgress } from '../components/ClassHead.tsx';
import { ClassList, type ClassListProps } from '../components/ClassList.tsx';
import { ClassWordBar } from '../components/ClassWordBar.tsx';
import * as styles from '../components/class.css.ts';
import { FilesPanel, preloadLateParts, SheetQuestionCard } from '../components/late-parts.ts';
import { classCopy } from '../correct-class.copy.ts';
import { type ClassRunHook, useClassRun } from '../reading/use-class-run.ts';

const TypedAnswers = lazyDialog(
  async () => (await import('../../../parts/sheet-reading/screens/TypedAnswers.tsx')).TypedAnswers,
);

export interface ClassCorrectionProps {
  assessment: Assessment;
  saved: SavedKey;
  students: readonly Student[];
  results: readonly ResultRow[];
  /** The model that its sheets are read with; null for Caderneta's own. */
  layout: SheetModelLayout | null;
  onBack: () => void;
  /** Back to one pupil after the other. */
  onLeave: () => void;
  /** Where a pupil's result is seen and reviewed. */
  hrefOf: (student: string) => string;
}

interface ViewProps extends ClassCorrectionProps {
  hook: ClassRunHook;
  title: string;
}

function Question({ hook }: { hook: ClassRunHook }) {
  const { state, send, picture } = hook;
  if (state.question === null) return null;
  const { question, draft } = state.question;
  return (
    <SheetQuestionCard
      key={question.kind}
      run={state}
      question={question}
      answers={draft.answers}
      isAlert
      picture={picture && <SheetPicture url={picture} />}
      onAnswer={(student, version) => send({ type: 'question-answered', student, version })}
    />
  );
}

function Pupils({ hook, ...rest }: { hook: ClassRunHook } & Pick<ClassListProps, 'assessmentId' | 'hrefOf'>) {
  const { state, send, entries, isSending } = hook;
  const { table, roll, picked } = state;
  const type = useCallback((student: string) => send({ type: 'typing-chosen', student }), [send]);
  const pick = useCallback((id: string | null) => send({ type: 'pupil-picked', id }), [send]);
  return (
    <ClassList
      {...rest}
      table={table}
      roll={roll}
      picked={picked}
      entries={entries}
      isSending={isSending}
      onPick={pick}
      onType={type}
    />
  );
}

/** 'Digitar respostas' of the pupil whose row said so. */
function Typing({ hook }: { hook: ClassRunHook }) {
  const { state, send } = hook;
  const student = state.table.students.find(({ id }) => id === state.typing);
  if (student === undefined) return null;
  return (
    <TypedAnswers
      student={student}
      keys={state.table}
      onSave={(draft) => send({ type: 'answers-typed', student: student.id, draft })}
      onClose={() => send({ type: 'typing-chosen', student: null })}
    />
  );
}

/** Wide screens: picture and controls on the left, the class on the right. */
function DesktopClass({ hook, title, assessment, onBack, onLeave, hrefOf }: ViewProps) {
  return (
    <>
      <PageHeader
        title={sheetReadingCopy.title}
        subtitle={title}
        onBack={onBack}
        actions={
          <Button icon={<User />} onPress={onLeave}>
            {classCopy.leave}
          </Button>
        }
      />
      <div className={view.panes}>
        <div className={view.work}>
          <ClassHead hook={hook} />
          {hook.state.mode === 'stream' ? (
            <>
              <ClassStage hook={hook} />
              <ClassWordBar hook={hook} />
              <ClassBar hook={hook} />
            </>
          ) : (
            <FilesPanel hook={hook} hrefOf={hrefOf} />
          )}
        </div>
        <div className={view.result}>
          <div className={styles.head}>
            <div className={styles.headProgress}>
              <ClassProgress hook={hook} />
            </div>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <section className={view.scroll} aria-label={classCopy.list} tabIndex={0}>
            <Question hook={hook} />
            <Pupils hook={hook} assessmentId={assessment.id} hrefOf={hrefOf} />
          </section>
        </div>
      </div>
    </>
  );
}

interface PhoneHeadProps extends Pick<ClassRunHook['signals'], 'isMuted' | 'mute'> {
  readonly title: string;
  readonly isBoard: boolean;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

// It stands over a picture that changes eight times a second.
const PhoneHead = memo(function PhoneHead({ title, isBoard, isMuted, mute, onBack, onLeave }: PhoneHeadProps) {
  return (
    <header className={isBoard ? view.phoneHeadBoard : view.phoneHead}>
      <IconButton onDark label={sheetReadingCopy.back} icon={<ArrowLeft />} onPress={onBack} />
      <div className={view.phoneTitles}>
        <h1 className={view.phoneTitle}>{sheetReadingCopy.title}</h1>
        <p className={view.phoneSubtitle}>{title}</p>
      </div>
      <IconButton
        onDark
        label={isMuted ? classCopy.soundOn : classCopy.soundOff}
        icon={isMuted ? <VolumeX /> : <Volume2 />}
        onPress={() => mute(!isMuted)}
      />
      <IconButton onDark label={classCopy.leave} icon={<User />} onPress={onLeave} />
    </header>
  );
});

/** A phone: the camera in the whole window, and the list in its own. A question takes the place of the list. */
function PhoneClass({ hook, title, assessment, onBack, onLeave, hrefOf }: ViewProps) {
  const { state, signals, send } = hook;
  /** Whether frames were read before the list took the picture's place; null while it is closed. */
  const [wasStreaming, setWasStreaming] = useState<boolean | null>(null);
  const isListOpen = wasStreaming !== null;
  const openList = useCallback(() => {
    setWasStreaming(state.isStreaming);
    send({ type: 'stream-stopped' });
  }, [state.isStreaming, send]);
  const closeList = () => {
    if (wasStreaming) hook.start();
    setWasStreaming(null);
  };
  const isAsked = state.question !== null;
  const isBoard = isListOpen || isAsked;
  const back = isListOpen ? closeList : onBack;
  const { isMuted, mute } = signals;
  const head = (
    <PhoneHead title={title} isBoard={isBoard} onBack={back} isMuted={isMuted} mute={mute} onLeave={onLeave} />
  );
  if (isBoard) {
    return (
      <div className={view.phoneResult}>
        {head}
        <div className={styles.head}>
          <div className={styles.headProgress}>
            <ClassProgress hook={hook} />
          </div>
        </div>
        <Question hook={hook} />
        <Pupils hook={hook} assessmentId={assessment.id} hrefOf={hrefOf} />
      </div>
    );
  }
  return (
    <div className={view.phonePage}>
      {head}
      <div className={view.phonePickers}>
        <ClassCount hook={hook} />
        {!(state.mode === 'stream' && state.isStreaming) && (
          <>
            <ClassModes hook={hook} onCamera />
            <KeepPhoto photo={hook.photo} keys={state.table} onCamera />
          </>
        )}
      </div>
      {state.mode === 'stream' ? (
        <>
          <ClassStage hook={hook} />
          <ClassWordBar hook={hook} />
          <ClassShutters
            send={send}
            start={hook.start}
            isCameraOn={state.camera === 'on'}
            isStreaming={state.isStreaming}
            onList={openList}
          />
        </>
      ) : (
        <div className={styles.phoneScroll}>
          <FilesPanel hook={hook} hrefOf={hrefOf} />
        </div>
      )}
    </div>
  );
}

/** 'Turma inteira': the camera stays on, or files are read, and each sheet finds its pupil. */
export function ClassCorrection(props: ClassCorrectionProps) {
  useEffect(preloadLateParts, []);
  const { assessment, saved, students, results, layout } = props;
  const isPhone = useMediaQuery(phone);
  const hook = useClassRun({ assessment, saved, students, results, layout });
  const title = assessment.title || assessment.id;
  return (
    <>
      {isPhone ? (
        <PhoneClass {...props} hook={hook} title={title} />
      ) : (
        <DesktopClass {...props} hook={hook} title={title} />
      )}
      <Typing hook={hook} />
    </>
  );
}
