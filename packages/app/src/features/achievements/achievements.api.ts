import { achievementEndpoints } from '@caderneta/contract';
import { useEvery } from '../../lib/api/use-every.ts';

/** The catalogue and what the signed-in user has earned of it. */
export function useAchievements() {
  const catalogue = useEvery(achievementEndpoints.list);
  const earned = useEvery(achievementEndpoints.mine);
  return {
    catalogue: catalogue.failure ? null : (catalogue.rows ?? null),
    earned: earned.failure ? null : (earned.rows ?? null),
    hasFailed: Boolean(catalogue.failure ?? earned.failure),
    isLoading: catalogue.isLoading || earned.isLoading,
    reload: () => Promise.all([catalogue.reload(), earned.reload()]),
  };
}
