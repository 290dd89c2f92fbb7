import type { ReadingOrigin } from '@caderneta/contract';
import { Badge } from '@caderneta/ui';
import { CircleHelp, Ear, Gauge } from 'lucide-react';
import { readingCopy } from '../reading-correction.copy.ts';

const looks = {
  ear: { tone: 'success', icon: <Ear /> },
  estimate: { tone: 'neutral', icon: <Gauge /> },
  doubtful: { tone: 'warning', icon: <CircleHelp /> },
} as const;

/** Whether figures of a reading are a listener's or a program's. */
export function OriginBadge({ origin }: { origin: ReadingOrigin }) {
  return <Badge {...looks[origin]}>{readingCopy.result.origins[origin]}</Badge>;
}
