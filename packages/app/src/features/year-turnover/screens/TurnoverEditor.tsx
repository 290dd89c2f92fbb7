import type { TurnoverPlan } from '@caderneta/contract';
import { Button, EmptyState, Pagination, Select, Stack } from '@caderneta/ui';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { lazyDialog } from '../../../parts/lazy/LazyPart.tsx';
import { ClassTurnover } from '../components/ClassTurnover.tsx';
import { TurnoverTotals } from '../components/TurnoverTotals.tsx';
import * as styles from '../components/year-turnover.css.ts';
import {
  countOutcomes,
  narrowed,
  noChoices,
  pupilsOf,
  type TurnoverGroup,
  turnoverGroups,
  undecidedIn,
} from '../turnover-draft.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';

const TurnYearDialog = lazyDialog(async () => (await import('./TurnYearDialog.tsx')).TurnYearDialog);

const ALL = 'all';

export interface TurnoverEditorProps {
  plan: TurnoverPlan;
  /** Whom to show alone, as they stood when that was asked for: who is decided on does not leave the list under the hand. */
  group: TurnoverGroup | null;
  onGroup: (group: TurnoverGroup | null) => void;
  /** Which class is on screen, from 1: a school has thousands of decisions. */
  page: number;
  onPage: (page: number) => void;
}

/** The plan of a school's next year, a class at a time, to be decided and carried out. Decisions outlive a reload. */
export function TurnoverEditor({ plan, group, onGroup, page, onPage }: TurnoverEditorProps) {
  const { institution_id: institutionId, from_year: from } = plan;
  const { values: choices, change } = useDraft(`virar-ano.${institutionId}.${from}`, noChoices);
  const [isAsking, setAsking] = useState(false);
  const counts = countOutcomes(plan, choices);
  const [ids] = useState(() => pupilsOf(plan, choices, group));
  const classes = narrowed(plan, ids);
  const at = Math.min(page, classes.length);
  const shown = classes[at - 1];
  const isNothing = counts.approved + counts.retained === 0;

  return (
    <Stack gap={5}>
      {!plan.is_over && (
        <p role="note" className={styles.notice}>
          {texts.notOver}
        </p>
      )}
      <TurnoverTotals plan={plan} counts={counts} />
      <div className={styles.fields}>
        <Select
          isDisabled={shown === undefined}
          label={texts.class}
          items={classes.map((one, index) => ({
            id: String(index + 1),
            label: texts.classOf(`${one.grade} ${one.section}`, undecidedIn(one.pupils, choices)),
          }))}
          selectedId={String(at)}
          onChange={(id) => onPage(Number(id))}
        />
        <Select
          label={texts.pupils}
          items={[
            { id: ALL, label: texts.allPupils },
            ...turnoverGroups.map((id) => ({ id, label: texts.groups[id] })),
          ]}
          selectedId={group ?? ALL}
          onChange={(id) => onGroup(turnoverGroups.find((one) => one === id) ?? null)}
        />
      </div>
      {shown === undefined && <EmptyState title={texts.noneOfGroup} />}
      {shown && (
        <ClassTurnover
          key={shown.class_id}
          turned={shown}
          choices={choices}
          onOutcome={(id, outcome) => change({ outcomes: { ...choices.outcomes, [id]: outcome } })}
          onGrade={(grade) => change({ grades: { ...choices.grades, [shown.class_id]: grade } })}
        />
      )}
      <Pagination label={texts.classes} page={page} pageCount={classes.length} onChange={onPage} />
      {isNothing && <p>{texts.nothing}</p>}
      <div>
        <Button variant="primary" icon={<CalendarCheck />} isDisabled={isNothing} onPress={() => setAsking(true)}>
          {texts.turn}
        </Button>
      </div>
      {isAsking && (
        <TurnYearDialog
          plan={plan}
          choices={choices}
          onStartsOn={(startsOn) => change({ startsOn })}
          onClose={() => setAsking(false)}
          onTurned={() => change(noChoices)}
        />
      )}
    </Stack>
  );
}
