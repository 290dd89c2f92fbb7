import type { TurnoverPlan } from '@caderneta/contract';
import { Ledger } from '@caderneta/ui';
import { CalendarCheck, CircleCheck, CircleHelp, RotateCcw } from 'lucide-react';
import { paths, withQuery } from '../../../lib/paths.ts';
import { groupParams, type TurnoverGroup, turnoverGroups } from '../turnover-draft.ts';
import { yearTurnoverCopy as texts } from '../year-turnover.copy.ts';

const icons = {
  approved: <CircleCheck />,
  retained: <RotateCcw />,
  undecided: <CircleHelp />,
  done: <CalendarCheck />,
} as const;

export interface TurnoverTotalsProps {
  plan: TurnoverPlan;
  counts: Readonly<Record<TurnoverGroup, number>>;
}

/** How many pupils go on, stay, wait and are through, each counter leading to those pupils. */
export function TurnoverTotals({ plan, counts }: TurnoverTotalsProps) {
  const at = { instituicao: plan.institution_id, ano: String(plan.from_year) };
  return (
    <Ledger
      layout="line"
      label={texts.totals}
      items={turnoverGroups.map((id) => ({
        id,
        label: texts.groups[id],
        value: counts[id],
        icon: icons[id],
        href: withQuery(paths.yearTurnover, { ...at, alunos: groupParams[id] }),
      }))}
    />
  );
}
