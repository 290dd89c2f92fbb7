import { ErrorState } from '@caderneta/ui';
import type { CallFailure } from '../../lib/api/call.ts';

export interface LoadFailedProps {
  title: string;
  /** What was read, and failed. */
  of: { readonly failure: CallFailure | null; readonly reload: () => Promise<void>; readonly isRefreshing: boolean };
}

/** In the place of what could not be read: why, and 'Tentar novamente'. */
export function LoadFailed({ title, of: { failure, reload, isRefreshing } }: LoadFailedProps) {
  return (
    <ErrorState title={title} message={failure?.message} onRetry={() => void reload()} isRetrying={isRefreshing} />
  );
}
