import { Button } from '@caderneta/ui';
import { FootQuestion } from '../foot-question/FootQuestion.tsx';
import { answerKeyCopy as texts } from './answer-key.copy.ts';

export interface KeyFootProps {
  /** What is asked before it goes on: whether edits may be lost, or questions that nobody marked be saved. */
  asking: 'leave' | 'defaults' | null;
  /** Questions that nobody marked. */
  untouched: number;
  canWrite: boolean;
  /** There is something that must be settled first. */
  cannotSave: boolean;
  isSaving: boolean;
  /** What saving would do is on screen: the next press saves. */
  isEffectShown: boolean;
  onUnsee: () => void;
  onLeave: () => void;
  onClose: () => void;
  onSave: () => void;
  onSaveAnyway: () => void;
  onMarkRest: () => void;
  onStay: () => void;
}

/** The buttons of the answer-key editor, or a question in their place. */
export function KeyFoot(props: KeyFootProps) {
  const { asking, untouched, canWrite, cannotSave, isSaving, onClose } = props;
  if (asking === 'leave') {
    return (
      <FootQuestion
        question={texts.discard}
        go={texts.discardConfirm}
        onGo={onClose}
        stay={texts.keepEditing}
        onStay={props.onStay}
      />
    );
  }
  if (asking === 'defaults') {
    return (
      <FootQuestion
        question={texts.defaults(untouched)}
        go={texts.saveDefaults}
        onGo={props.onSaveAnyway}
        stay={texts.markRest}
        onStay={props.onMarkRest}
      />
    );
  }
  if (props.isEffectShown) {
    return (
      <>
        <Button onPress={props.onUnsee} isDisabled={isSaving}>
          {texts.effect.back}
        </Button>
        <Button variant="primary" onPress={props.onSaveAnyway} isPending={isSaving} isDisabled={cannotSave}>
          {texts.effect.confirm}
        </Button>
      </>
    );
  }
  if (!canWrite) return <Button onPress={onClose}>{texts.close}</Button>;
  return (
    <>
      <Button onPress={props.onLeave} isDisabled={isSaving}>
        {texts.cancel}
      </Button>
      <Button variant="primary" onPress={props.onSave} isPending={isSaving} isDisabled={cannotSave}>
        {texts.save}
      </Button>
    </>
  );
}
