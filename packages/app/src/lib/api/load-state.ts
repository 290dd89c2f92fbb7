import type { CallFailure } from './call.ts';

/** How what a screen loads fares: why it failed, and the way to ask again. */
export interface LoadState {
  readonly failure: CallFailure | null;
  /** True while any answer is awaited, also behind data that is already shown. */
  readonly isRefreshing: boolean;
  readonly reload: () => Promise<void>;
}

/** Several loads of one screen as one: it fails as the first of them that failed, and all are asked for again. */
export const joinLoads = (...loads: readonly LoadState[]): LoadState => ({
  failure: loads.find(({ failure }) => failure !== null)?.failure ?? null,
  isRefreshing: loads.some(({ isRefreshing }) => isRefreshing),
  reload: async () => {
    await Promise.all(loads.map(({ reload }) => reload()));
  },
});
