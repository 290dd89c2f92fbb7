import type { Endpoint } from '@caderneta/contract';
import { ErrorState, Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/api/use-call.ts';
import { settingsCopy } from '../settings.copy.ts';
import * as styles from './settings.css.ts';

export interface LoadedSectionProps<E extends Endpoint> {
  loaded: Loaded<E>;
  children: (data: NonNullable<Loaded<E>['data']>) => ReactNode;
}

/** A section over settings that must have come before any can be saved. */
export function LoadedSection<E extends Endpoint>({ loaded, children }: LoadedSectionProps<E>) {
  const { data, failure, reload, isRefreshing } = loaded;
  if (data !== undefined && data !== null) return <div className={styles.panel}>{children(data)}</div>;
  return (
    <div className={styles.panel}>
      {failure ? (
        <ErrorState
          title={settingsCopy.loadFailed}
          message={failure.message}
          onRetry={() => void reload()}
          isRetrying={isRefreshing}
        />
      ) : (
        <Skeleton cards={6} />
      )}
    </div>
  );
}
