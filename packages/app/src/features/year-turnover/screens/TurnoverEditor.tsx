import type { TurnoverPlan } from '@caderneta/contract';
import { Button, Ledger, Modal, Pagination, Select, Stack, showToast } from '@caderneta/ui';
import { CalendarCheck, CircleCheck, CircleHelp, Pencil, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { withReason } from '../../../lib/api/failure-text.ts';
import { writeDay } from '../../../lib/dates.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ClassTurnover } from '../components/ClassTurnover.tsx';
import * as styles from '../components/year-turnover.css.ts';
import { countOutcomes, noChoices, turnoverInput, undecidedIn } from '../turnover-draft.ts';
import { useTurnYear } from '../year-turnover.api.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';

const StartDialog = lazyDialog(async () => (await import('../components/StartDialog.tsx')).StartDialog);

export interface TurnoverEditorProps {
  plan: TurnoverPlan;
  /** Which class is on screen, from 1: a school has thousands of decisions. */
  page: number;
  onPage: (page: number) => void;
}

/** The plan of a school's next year, a class at a time, to be decided and carried out. Decisions outlive a reload. */
export function TurnoverEditor({ plan, page, onPage }: TurnoverEditorProps) {
  const { institution_id: institutionId, from_year: from, to_year: to } = plan;
  const { values: choices, change } = useDraft(`virar-ano.${institutionId}.${from}`, noChoices);
  const turnYear = useTurnYear();
  const [isAsking, setAsking] = useState(false);
  const [isTurning, setTurning] = useState(false);
  const [isChangingStart, setChangingStart] = useState(false);
  const startsOn = choices.startsOn ?? plan.starts_on;
  const counts = countOutcomes(plan, choices);
  const shown = plan.classes[Math.min(page, plan.classes.length) - 1];
  const isNothing = counts.approved + counts.retained === 0;

  const turn = async () => {
    setTurning(true);
    const answer = await turnYear(institutionId, turnoverInput(plan, choices));
    setTurning(false);
    setAsking(false);
    if (!answer.ok) {
      showToast({ tone: 'error', message: withReason(texts.failed, answer) });
      return;
    }
    change(noChoices);
    showToast({ tone: 'success', message: texts.summary(answer.data), durationMs: 8_000 });
  };

  return (
    <Stack gap={5}>
      {!plan.is_over && (
        <p role="note" className={styles.notice}>
          {texts.notOver}
        </p>
      )}
      <Ledger
        layout="line"
        label={texts.totals}
        items={[
          { id: 'approved', label: texts.approved, value: counts.approved, icon: <CircleCheck /> },
          { id: 'retained', label: texts.retained, value: counts.retained, icon: <RotateCcw /> },
          { id: 'undecided', label: texts.undecided, value: counts.undecided, icon: <CircleHelp /> },
          { id: 'done', label: texts.done, value: counts.done, icon: <CalendarCheck /> },
        ]}
      />
      <div className={styles.fields}>
        <div className={styles.start}>
          <span className={styles.startLabel}>{texts.startsOn}</span>
          <span className={styles.startDay}>
            <strong>{writeDay(startsOn)}</strong>
            <Button
              variant="quiet"
              size="compact"
              icon={<Pencil />}
              aria-label={texts.changeStart.name}
              onPress={() => setChangingStart(true)}
            >
              {texts.changeStart.act}
            </Button>
          </span>
        </div>
        <Select
          label={texts.class}
          items={plan.classes.map((one, index) => ({
            id: String(index + 1),
            label: texts.classOf(`${one.grade} ${one.section}`, undecidedIn(one.pupils, choices)),
          }))}
          selectedId={String(Math.min(page, plan.classes.length))}
          onChange={(id) => onPage(Number(id))}
        />
      </div>
      {shown && (
        <ClassTurnover
          key={shown.class_id}
          turned={shown}
          choices={choices}
          onOutcome={(id, outcome) => change({ outcomes: { ...choices.outcomes, [id]: outcome } })}
          onGrade={(grade) => change({ grades: { ...choices.grades, [shown.class_id]: grade } })}
        />
      )}
      <Pagination label={texts.classes} page={page} pageCount={plan.classes.length} onChange={onPage} />
      <div>
        <Button variant="primary" icon={<CalendarCheck />} isDisabled={isNothing} onPress={() => setAsking(true)}>
          {texts.turn}
        </Button>
      </div>
      {isChangingStart && (
        <StartDialog
          value={startsOn}
          onChange={(day) => change({ startsOn: day })}
          onClose={() => setChangingStart(false)}
        />
      )}
      <Modal
        title={texts.confirm.title(from, to)}
        isOpen={isAsking}
        onOpenChange={(isOpen) => {
          if (!isTurning) setAsking(isOpen);
        }}
        role="alertdialog"
        footer={
          <>
            <Button isDisabled={isTurning} onPress={() => setAsking(false)}>
              {texts.cancel}
            </Button>
            <Button variant="primary" isPending={isTurning} onPress={() => void turn()}>
              {texts.turn}
            </Button>
          </>
        }
      >
        <p>{texts.confirm.message(counts.approved, counts.retained, counts.undecided)}</p>
      </Modal>
    </Stack>
  );
}
