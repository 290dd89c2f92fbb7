import { ErrorState } from '@caderneta/ui';
import type { LoadState } from '../../lib/api/load-state.ts';

export interface LoadFailedProps {
  title: string;
  /** What failed to load. */
  of: LoadState;
}

/** In the place of what could not be read: why, and 'Tentar novamente'. */
export function LoadFailed({ title, of: { failure, reload, isRefreshing } }: LoadFailedProps) {
  return (
    <ErrorState title={title} message={failure?.message} onRetry={() => void reload()} isRetrying={isRefreshing} />
  );
}
