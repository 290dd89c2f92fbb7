import { Badge, type BadgeTone, Card, ProgressBar } from '@caderneta/ui';
import { CircleCheck, Clock, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import type { AchievementCardContent, AchievementStatus } from '../achievement-cards.ts';
import { achievementsCopy } from '../achievements.copy.ts';
import { AchievementIcon } from './AchievementIcon.tsx';
import * as styles from './achievements.css.ts';

const looks: Record<AchievementStatus, { tone: BadgeTone; icon: ReactNode }> = {
  done: { tone: 'success', icon: <CircleCheck /> },
  progress: { tone: 'info', icon: <Clock /> },
  locked: { tone: 'neutral', icon: <Lock /> },
};

/** One achievement: what it is, what it is worth, how far one is. */
export function AchievementCard({ card }: { card: AchievementCardContent }) {
  const texts = achievementsCopy;
  const { status, progress, achievedAt } = card;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.cardHead}>
        <span className={status === 'locked' ? styles.iconLocked : styles.icon}>
          <AchievementIcon name={card.icon} />
        </span>
        <div className={styles.words}>
          <h3>{card.title}</h3>
          <p className={styles.description}>{card.description}</p>
        </div>
      </div>
      {progress && (
        <ProgressBar
          hideLabel
          label={texts.progressOf(card.title)}
          value={progress.done}
          maxValue={progress.total}
          valueLabel={texts.steps(progress.done, progress.total)}
        />
      )}
      <div className={styles.foot}>
        <Badge tone={looks[status].tone} icon={looks[status].icon}>
          {texts.statuses[status]}
        </Badge>
        {card.isSample && <Badge tone="outline">{texts.sample}</Badge>}
        <span className={styles.xp}>{texts.xp(card.xp)}</span>
        {progress && <span className={styles.date}>{texts.steps(progress.done, progress.total)}</span>}
        {achievedAt && <span className={styles.date}>{texts.achievedOn(formatDay(achievedAt))}</span>}
      </div>
    </Card>
  );
}
