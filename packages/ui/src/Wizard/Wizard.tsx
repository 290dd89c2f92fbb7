import { ArrowRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form, type FormError } from '../Form/Form.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { messages } from '../messages.ts';
import * as styles from './Wizard.css.ts';
import { WizardSteps } from './WizardSteps.tsx';

export interface WizardStep {
  id: string;
  title: string;
  content: ReactNode;
  /** What is wrong in the step; empty lets the person go on. Absent: nothing can be. */
  validate?: () => readonly FormError[] | Promise<readonly FormError[]>;
}

/** A save that was refused: the step to go back to, and what is wrong in it. */
export interface WizardReturn {
  stepId: string;
  errors: readonly FormError[];
}

export interface WizardProps {
  title: string;
  isOpen: boolean;
  /** Closed by X, Escape or the browser's Back from the first step. */
  onOpenChange: (isOpen: boolean) => void;
  /** 'Cancelar', where that is not the same as closing. */
  onCancel?: () => void;
  steps: readonly WizardStep[];
  /** At the last step, once it is valid. null: there is nothing to put right. Closing afterwards is the caller's. */
  onSave: () => Promise<WizardReturn | null>;
  isSaving?: boolean;
}

/**
 * A long form in steps, in a dialog: a new user, with contacts and addresses. 'Próximo' and Enter check the step
 * first; 'Salvar' is only at the last; opening again begins at the first. What fits on one screen is a Form in a
 * Modal. The focus goes to the new step, which is read aloud.
 */
export function Wizard(props: WizardProps) {
  // A dialog of its own at every opening, so that it begins at the first step.
  return props.isOpen ? <OpenWizard {...props} /> : null;
}

function OpenWizard({ title, onOpenChange, onCancel, steps, onSave, isSaving = false }: WizardProps) {
  const formId = useId();
  const content = useRef<HTMLElement>(null);
  const hasMoved = useRef(false);
  const [at, setAt] = useState(0);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [isRunning, setRunning] = useState(false);
  const texts = messages.wizard;
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const waits = isSaving || isRunning;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is what moves the focus.
  useEffect(() => {
    if (hasMoved.current) content.current?.focus();
    hasMoved.current = true;
  }, [at]);

  const move = (to: number) => {
    setErrors([]);
    setAt(to);
  };

  const goOn = async () => {
    if (waits) return;
    setRunning(true);
    try {
      const found = (await step?.validate?.()) ?? [];
      setErrors(found);
      if (found.length > 0) return;
      if (!isLast) return move(at + 1);
      const back = await onSave();
      if (back === null) return;
      setAt(
        Math.max(
          0,
          steps.findIndex(({ id }) => id === back.stepId),
        ),
      );
      setErrors(back.errors);
    } finally {
      setRunning(false);
    }
  };

  if (step === undefined) return null;
  return (
    <Modal
      size="large"
      title={title}
      isOpen
      onOpenChange={onOpenChange}
      steps={{
        behind: at,
        onBack: () => {
          if (!waits) move(at - 1);
        },
      }}
      lead={<WizardSteps titles={steps.map((each) => each.title)} at={at} />}
      footer={
        <>
          <Button className={styles.back} isDisabled={at === 0 || waits} onPress={() => move(at - 1)}>
            {texts.back}
          </Button>
          <Button
            variant="quiet"
            isDisabled={waits}
            onPress={() => (onCancel ? onCancel() : onOpenChange(false))}
            className={styles.cancel}
          >
            {texts.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={waits}
            iconAfter={isLast ? undefined : <ArrowRight />}
          >
            {isLast ? texts.save : texts.next}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={errors} onSubmit={() => void goOn()}>
        <section
          key={step.id}
          ref={content}
          tabIndex={-1}
          aria-label={texts.position(at + 1, steps.length, step.title)}
          className={styles.content}
        >
          {step.content}
        </section>
      </Form>
    </Modal>
  );
}
