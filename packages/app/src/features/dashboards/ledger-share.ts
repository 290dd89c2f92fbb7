import type { DashboardShare } from '@caderneta/contract';
import type { LedgerItem } from '@caderneta/ui';
import { dashboardsCopy } from './dashboards.copy.ts';

/** A share as a counter: its per cent, or a dash where there is nothing to be a share of. */
export const shareItem = (item: Omit<LedgerItem, 'value' | 'suffix'>, share: DashboardShare | null): LedgerItem =>
  share === null || share.percent === null
    ? { ...item, value: dashboardsCopy.none }
    : { ...item, value: share.percent, suffix: dashboardsCopy.percent };
