import { Button, Notice } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../lib/api/call.ts';
import type { LoadState } from '../../lib/api/load-state.ts';
import { libCopy } from '../../lib/lib.copy.ts';

const notMissed: readonly CallFailure['code'][] = ['offline', 'forbidden'];

interface PartFailedProps {
  title: string;
  /** What is incomplete without it. */
  children?: ReactNode;
  of: LoadState;
  /** Without a connection, and by whom it is closed to, it is not missed. */
  isMinor?: boolean;
}

/** Above what was read: which part of it was not, and 'Tentar novamente'. Nothing where all was. */
export function PartFailed({ title, children, of: { failure, reload, isRefreshing }, isMinor }: PartFailedProps) {
  if (failure === null || (isMinor && notMissed.includes(failure.code))) return null;
  return (
    <Notice
      tone="warning"
      title={title}
      actions={
        <Button size="compact" isPending={isRefreshing} onPress={() => void reload()}>
          {libCopy.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
