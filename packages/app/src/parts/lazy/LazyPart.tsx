import { ErrorState, Skeleton, Spinner, useBack } from '@caderneta/ui';
import { type ReactNode, useEffect } from 'react';
import { type Lazy, type Load, lazyComponent, type NotFetched } from '../../lib/lazy/LazyComponent.tsx';
import { ReadDialog } from '../listing/ReadDialog.tsx';
import { lazyCopy } from './lazy.copy.ts';
import * as styles from './lazy.css.ts';

function Failed({ retry }: Pick<NotFetched, 'retry'>) {
  return <ErrorState title={lazyCopy.failed} message={lazyCopy.hint} onRetry={retry} isRetrying={false} />;
}

/** Says that a dialog is on its way. The focus stays where it was, so that the dialog gives it back there; Escape gives it up. */
function Cover({ onClose }: { onClose: () => void }) {
  useBack(1, onClose);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  return (
    <div className={styles.cover} role="status">
      <div className={styles.sign}>
        <Spinner showLabel />
      </div>
    </div>
  );
}

/** A dialog that comes when it is opened: draw it only while it is open. What could not be fetched says so, and can be tried again. */
export const lazyDialog = <P extends { readonly onClose: () => void }>(load: Load<P>): Lazy<P> =>
  lazyComponent(load, ({ onClose }, failure) =>
    failure === null ? (
      <Cover onClose={onClose} />
    ) : (
      <ReadDialog size="small" title={lazyCopy.title} onClose={onClose}>
        <Failed {...failure} />
      </ReadDialog>
    ),
  );

/** A field that comes when it is drawn; until then what it holds is read in its place, and nothing of it takes the focus. */
export const lazyField = <P extends object>(load: Load<P>, Before: (props: P) => ReactNode): Lazy<P> =>
  lazyComponent(load, (props, failure) => (failure === null ? <Before {...props} /> : <Failed {...failure} />));

/** A part of a screen, a tab's for instance, that comes when it is shown: a skeleton stands there until then. */
export const lazySection = <P extends object>(load: Load<P>): Lazy<P> =>
  lazyComponent(load, (_props, failure) => (failure === null ? <Skeleton rows={6} /> : <Failed {...failure} />));
