import type { ClassCalendar } from '@caderneta/contract';
import { Button, Skeleton, Stack, showToast } from '@caderneta/ui';
import { useEffect, useState } from 'react';
import { LoadFailed } from '../../../../../parts/listing/LoadFailed.tsx';
import { writeMonth } from '../month-text.ts';
import { PaperDays } from '../PaperDays.tsx';
import { PaperTable } from '../PaperTable.tsx';
import { paperRollCopy as texts } from '../paper-roll.copy.ts';
import * as styles from '../paper-roll.css.ts';
import type { ReadRoll } from '../read-roll-file.ts';
import { UncertainCell } from '../UncertainCell.tsx';
import { type PaperOutcome, usePaperRoll } from '../use-paper-roll.ts';

function tell({ saved, waiting, refused, lost }: PaperOutcome): void {
  if (saved > 0) showToast({ tone: 'success', message: texts.saved(saved) });
  if (waiting > 0) showToast({ tone: 'info', message: texts.waiting(waiting) });
  if (refused.length > 0) showToast({ tone: 'error', message: texts.refused(refused) });
  if (lost.length > 0) showToast({ tone: 'error', message: texts.lost(lost) });
}

/** What stands beside the button: how far the saving is, or what is to be done before it. */
function statusOf({
  savingAt,
  chosen,
  open,
}: {
  savingAt: number | null;
  chosen: number;
  open: number;
}): string | null {
  if (savingAt !== null) return texts.saving(savingAt, chosen);
  if (chosen === 0) return texts.chooseFirst;
  return open > 0 ? texts.settleFirst(open) : null;
}

/** What leaving would do: lose nothing, lose what a person did, or cut off a save. */
export type PaperLeave = 'free' | 'loses' | 'cuts-off';

export interface PaperPreviewProps {
  read: ReadRoll;
  calendar: ClassCalendar;
  today: string;
  onLeaveChange: (leave: PaperLeave) => void;
  onAgain: () => void;
  onSaved: () => void;
}

/** What a photographed roll says, for a person to answer, correct and save. */
export function PaperPreview({ read, calendar, today, onLeaveChange, onAgain, onSaved }: PaperPreviewProps) {
  const { sheet, reading } = read;
  const paper = usePaperRoll(read, calendar, today);
  const { days, uncertain, chosen, savingAt } = paper;
  const [atFirst] = useState(uncertain.length);
  const leave = savingAt !== null ? 'cuts-off' : paper.isUnsaved ? 'loses' : 'free';
  useEffect(() => onLeaveChange(leave), [leave, onLeaveChange]);
  if (paper.load.failure) return <LoadFailed title={texts.loadFailed} of={paper.load} />;
  if (paper.load.rows === undefined) return <Skeleton rows={6} />;

  const [cell] = uncertain;
  const of = Math.max(atFirst, uncertain.length);
  const crop =
    cell && reading.crops.find(({ question, option }) => question === cell.row + 1 && option === cell.column);
  const open = chosen.reduce((sum, day) => sum + day.uncertain, 0);
  const save = async () => {
    const outcome = await paper.save();
    tell(outcome);
    // What nobody has but this page stays on it.
    if (outcome.lost.length === 0) onSaved();
  };
  return (
    <Stack gap={5}>
      <p className={styles.muted}>{texts.sheetOf(sheet.discipline.name, writeMonth(sheet.month), sheet.number)}</p>
      {cell && (
        <UncertainCell
          cell={cell}
          date={sheet.days[cell.column] ?? ''}
          at={of - uncertain.length + 1}
          of={of}
          crop={crop ?? null}
          onAnswer={(mark) => paper.answer(cell, mark)}
        />
      )}
      <Stack gap={2}>
        <h3 className={styles.title}>{texts.table}</h3>
        <p className={styles.muted}>{texts.tableHint}</p>
        <PaperTable days={days} isChosen={paper.isChosen} onAnswer={paper.answer} />
        <p className={styles.muted}>{texts.legend}</p>
      </Stack>
      <Stack gap={2}>
        <h3 className={styles.title}>{texts.days}</h3>
        <p className={styles.muted}>{texts.daysHint}</p>
        <PaperDays days={days} isChosen={paper.isChosen} onChoose={paper.choose} />
      </Stack>
      <div className={styles.bar}>
        <Button onPress={onAgain} isDisabled={savingAt !== null}>
          {texts.again}
        </Button>
        <Button
          variant="primary"
          onPress={() => void save()}
          isDisabled={chosen.length === 0 || open > 0}
          isPending={savingAt !== null}
        >
          {texts.save(chosen.length)}
        </Button>
      </div>
      <p role="status" className={styles.muted}>
        {statusOf({ savingAt, chosen: chosen.length, open })}
      </p>
    </Stack>
  );
}
