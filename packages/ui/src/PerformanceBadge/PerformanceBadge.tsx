import { Check, CircleDashed, Minus, Star, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';
import { messages } from '../messages.ts';

/** How a student is doing, best first; 'none' before the first grade. */
export type Performance = 'excellent' | 'good' | 'regular' | 'bad' | 'none';

const LOOKS: Record<Performance, { tone: BadgeTone; icon: ReactNode }> = {
  excellent: { tone: 'success', icon: <Star /> },
  good: { tone: 'info', icon: <Check /> },
  regular: { tone: 'warning', icon: <Minus /> },
  bad: { tone: 'danger', icon: <TriangleAlert /> },
  none: { tone: 'outline', icon: <CircleDashed /> },
};

export interface PerformanceBadgeProps {
  performance: Performance;
}

/**
 * Excelente, Bom, Regular, Ruim or Sem notas. Which of them is the caller's rule. With the grade beside it use
 * ScoreBadge.
 */
export function PerformanceBadge({ performance }: PerformanceBadgeProps) {
  const { tone, icon } = LOOKS[performance];
  return (
    <Badge tone={tone} icon={icon}>
      {messages.performance[performance]}
    </Badge>
  );
}
