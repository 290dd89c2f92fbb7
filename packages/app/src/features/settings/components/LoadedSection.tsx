import type { Endpoint } from '@caderneta/contract';
import { Skeleton } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { Loaded } from '../../../lib/api/use-call.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { settingsCopy } from '../settings.copy.ts';
import * as styles from './settings.css.ts';

export interface LoadedSectionProps<E extends Endpoint> {
  loaded: Loaded<E>;
  children: (data: NonNullable<Loaded<E>['data']>) => ReactNode;
}

/** A section over settings that must have come before any can be saved. */
export function LoadedSection<E extends Endpoint>({ loaded, children }: LoadedSectionProps<E>) {
  const { data, failure } = loaded;
  if (data !== undefined && data !== null) return <div className={styles.panel}>{children(data)}</div>;
  return (
    <div className={styles.panel}>
      {failure ? <LoadFailed title={settingsCopy.loadFailed} of={loaded} /> : <Skeleton cards={6} />}
    </div>
  );
}
