import type { AssessmentStep } from '@caderneta/contract';
import { Badge, Button, LinkButton } from '@caderneta/ui';
import { AudioLines, Check, CircleHelp, KeyRound, NotebookPen, Printer, ScanLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { assessmentsCopy } from './assessments.copy.ts';
import type { AddressedDialog } from './dialog-address.ts';
import { dialogOfStep, type OpenStep, type StepSubject, stepHref, stepLabel } from './steps.ts';

/** The sign of what a step does. */
export function stepIcon(step: OpenStep, { format }: StepSubject): ReactNode {
  switch (step) {
    case 'SAVE_KEY':
      return <KeyRound />;
    case 'PRINT':
      return <Printer />;
    case 'CORRECT':
      return format === 'LEITURA' ? <AudioLines /> : <ScanLine />;
    case 'REVIEW':
      return <CircleHelp />;
    case 'REPOST':
    case 'POST':
      return <NotebookPen />;
  }
}

export interface NextStepProps {
  step: AssessmentStep;
  subject: StepSubject;
  /** What the name says beside the step: the assessment, and its class where there are several. */
  of?: string;
  /** Opens the step's dialog where it is; without it, the step goes to the class's Avaliações. */
  onOpen?: (act: AddressedDialog) => void;
  variant?: 'primary' | 'secondary';
  /** Sheets of the whole class, instead of one pupil's after the other. */
  isWholeClass?: boolean;
  className?: string;
}

/** An assessment's one next step, as a button of its own; 'Lançada' once there is nothing left to do. */
export function NextStep({ step, subject, of, onOpen, variant = 'primary', isWholeClass, className }: NextStepProps) {
  const label = stepLabel(step, subject);
  if (step === 'POSTED') {
    return (
      <Badge tone="success" icon={<Check />} className={className}>
        {label}
      </Badge>
    );
  }
  const shared = {
    ...{ size: 'compact' as const, variant, className, icon: stepIcon(step, subject) },
    'aria-label': assessmentsCopy.steps.of(label, of ?? subject.title),
  };
  if (onOpen && step !== 'CORRECT' && step !== 'REVIEW') {
    return (
      <Button {...shared} onPress={() => onOpen(dialogOfStep[step])}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton {...shared} href={stepHref(step, subject, isWholeClass)}>
      {label}
    </LinkButton>
  );
}
