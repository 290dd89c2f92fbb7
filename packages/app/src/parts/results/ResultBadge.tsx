import { type ResultStatus, resultStatusLabels } from '@caderneta/contract';
import { Badge, type BadgeTone } from '@caderneta/ui';
import { Check, CircleHelp, Clock } from 'lucide-react';
import type { ReactNode } from 'react';

const looks: Record<ResultStatus, { tone: BadgeTone; icon: ReactNode }> = {
  CORRECTED: { tone: 'success', icon: <Check /> },
  IN_REVIEW: { tone: 'warning', icon: <CircleHelp /> },
  PENDING: { tone: 'outline', icon: <Clock /> },
};

/** 'Corrigida', 'Em revisão' or 'Pendente'. */
export function ResultBadge({ status }: { status: ResultStatus }) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {resultStatusLabels[status]}
    </Badge>
  );
}
