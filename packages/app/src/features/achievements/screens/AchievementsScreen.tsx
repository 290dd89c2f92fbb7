import { Button, EmptyState, Notice, PageHeader, Spinner, Tabs } from '@caderneta/ui';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { type AchievementTab, cardsOf, cardsOfTab, xpOf } from '../achievement-cards.ts';
import { useAchievements } from '../achievements.api.ts';
import { achievementsCopy } from '../achievements.copy.ts';
import { AchievementCard } from '../components/AchievementCard.tsx';
import * as styles from '../components/achievements.css.ts';
import { LevelCard } from '../components/LevelCard.tsx';

const tabs = Object.entries(achievementsCopy.tabs).map(([id, label]) => ({ id, label }));

/** Suas Conquistas: level, points, and the catalogue with what is earned of it. */
export default function AchievementsScreen() {
  const texts = achievementsCopy;
  const { catalogue, earned, hasFailed, isLoading, reload } = useAchievements();
  const [tab, setTab] = useState<AchievementTab>('all');
  const [isRetrying, setRetrying] = useState(false);
  if (isLoading && !isRetrying) {
    return (
      <>
        <PageHeader title={texts.title} />
        <Spinner label={texts.loading} showLabel />
      </>
    );
  }
  const cards = cardsOf(catalogue, earned);
  // Of samples no figures are made: they would be read as the person's own.
  const isSample = cards.some((card) => card.isSample);
  const shown = cardsOfTab(cards, tab);
  const retry = async () => {
    setRetrying(true);
    await reload();
    setRetrying(false);
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={isSample ? undefined : texts.unlocked(cardsOfTab(cards, 'done').length, cards.length)}
        actions={
          isSample ? (
            <Button icon={<RotateCw />} isPending={isRetrying} onPress={() => void retry()}>
              {texts.retry}
            </Button>
          ) : undefined
        }
      />
      {hasFailed && <Notice tone="danger" title={texts.failed} />}
      {!isSample && <LevelCard {...xpOf(cards)} />}
      <Tabs label={texts.tabsLabel} items={tabs} selectedId={tab} onChange={(id) => setTab(id as AchievementTab)}>
        <div className={styles.panel}>
          {shown.length === 0 ? (
            <EmptyState title={tab === 'progress' ? texts.noneInProgress : texts.empty} />
          ) : (
            <ul className={styles.grid}>
              {shown.map((card) => (
                <AchievementCard key={card.id} card={card} />
              ))}
            </ul>
          )}
        </div>
      </Tabs>
    </>
  );
}
