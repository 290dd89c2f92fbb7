import type { TurnoverPlan } from '@caderneta/contract';
import { Button, DatePicker, Modal, Stack, showToast } from '@caderneta/ui';
import { useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { dayOf } from '../../../lib/dates.ts';
import { countOutcomes, type TurnoverChoices, turnoverInput } from '../turnover-draft.ts';
import { useTurnYear } from '../year-turnover.api.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';

export interface TurnYearDialogProps {
  plan: TurnoverPlan;
  choices: TurnoverChoices;
  onStartsOn: (day: string | null) => void;
  onClose: () => void;
  onTurned: () => void;
}

/** Asks once more, and from which day the new enrolments are, and turns the year. */
export function TurnYearDialog({ plan, choices, onStartsOn, onClose, onTurned }: TurnYearDialogProps) {
  const turnYear = useTurnYear();
  const [isTurning, setTurning] = useState(false);
  const counts = countOutcomes(plan, choices);

  const turn = async () => {
    setTurning(true);
    const answer = await turnYear(plan.institution_id, turnoverInput(plan, choices));
    onClose();
    if (!answer.ok) {
      showToast({ tone: 'error', message: withReason(texts.failed, answer) });
      return;
    }
    onTurned();
    showToast({ tone: 'success', message: texts.summary(answer.data), durationMs: 8_000 });
  };

  return (
    <Modal
      isOpen
      title={texts.confirm.title(plan.from_year, plan.to_year)}
      onOpenChange={() => {
        if (!isTurning) onClose();
      }}
      role="alertdialog"
      footer={
        <>
          <Button isDisabled={isTurning} onPress={onClose}>
            {texts.cancel}
          </Button>
          <Button variant="primary" isPending={isTurning} onPress={() => void turn()}>
            {texts.turn}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{texts.confirm.message(counts.approved, counts.retained, counts.undecided)}</p>
        <DatePicker
          label={texts.startsOn}
          value={choices.startsOn ?? plan.starts_on}
          today={dayOf(new Date())}
          onChange={onStartsOn}
        />
      </Stack>
    </Modal>
  );
}
