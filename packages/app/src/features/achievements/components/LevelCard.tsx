import { firstLevel } from '@caderneta/contract';
import { Card, ProgressBar, Stack } from '@caderneta/ui';
import { Trophy } from 'lucide-react';
import { achievementsCopy } from '../achievements.copy.ts';
import * as styles from './achievements.css.ts';

/** 'Nível 1: Novato': the points earned fill the bar; what all achievements are worth stands below. */
export function LevelCard({ earned, total }: { earned: number; total: number }) {
  const texts = achievementsCopy;
  return (
    <Card as="section" aria-label={texts.level} className={styles.level}>
      <span className={styles.trophy}>
        <Trophy aria-hidden="true" size={28} />
      </span>
      <Stack gap={2}>
        <h2>{texts.level}</h2>
        <ProgressBar
          label={texts.xpProgress}
          value={Math.min(earned, firstLevel.goalXp)}
          maxValue={firstLevel.goalXp}
          valueLabel={texts.xpOfGoal(earned)}
        />
        <p className={styles.total}>{texts.xpTotal(total)}</p>
      </Stack>
    </Card>
  );
}
