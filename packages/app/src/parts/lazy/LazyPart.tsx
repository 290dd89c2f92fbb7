import { ErrorState, Skeleton, Spinner, useBack } from '@caderneta/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { ReadDialog } from '../listing/ReadDialog.tsx';
import { lazyCopy } from './lazy.copy.ts';
import * as styles from './lazy.css.ts';

/** Fetches the component: `async () => (await import('./UserForm.tsx')).UserForm`. */
type Load<P> = () => Promise<ComponentType<P>>;

export interface Lazy<P> {
  (props: P): ReactNode;
  /** Fetches it before it is drawn; what fails is tried again when it is. */
  preload: () => void;
}

type State = 'waiting' | 'failed' | 'here';

/** A component whose code comes when it is drawn, and what is shown before. It is drawn at once where its code was fetched earlier. */
function lazy<P extends object>(load: Load<P>, before: (props: P, retry: (() => void) | null) => ReactNode): Lazy<P> {
  let Part: ComponentType<P> | null = null;
  let coming: Promise<void> | null = null;
  const fetchPart = () => {
    coming ??= load().then(
      (part) => {
        Part = part;
      },
      (error) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };

  function LazyPart(props: P) {
    const [state, setState] = useState<State>(Part === null ? 'waiting' : 'here');
    useEffect(() => {
      if (state !== 'waiting') return;
      let isHere = true;
      const to = (next: State) => () => {
        if (isHere) setState(next);
      };
      fetchPart().then(to('here'), to('failed'));
      return () => {
        isHere = false;
      };
    }, [state]);
    if (Part !== null) return <Part {...props} />;
    return before(props, state === 'failed' ? () => setState('waiting') : null);
  }
  LazyPart.preload = () => void fetchPart().catch(() => undefined);
  return LazyPart;
}

function Failed({ retry }: { retry: () => void }) {
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
  lazy(load, ({ onClose }, retry) =>
    retry === null ? (
      <Cover onClose={onClose} />
    ) : (
      <ReadDialog size="small" title={lazyCopy.title} onClose={onClose}>
        <Failed retry={retry} />
      </ReadDialog>
    ),
  );

/** A field that comes when it is drawn; until then what it holds is read in its place, and nothing of it takes the focus. */
export const lazyField = <P extends object>(load: Load<P>, Before: (props: P) => ReactNode): Lazy<P> =>
  lazy(load, (props, retry) => (retry === null ? <Before {...props} /> : <Failed retry={retry} />));

/** A part of a screen, a tab's for instance, that comes when it is shown: a skeleton stands there until then. */
export const lazySection = <P extends object>(load: Load<P>): Lazy<P> =>
  lazy(load, (_props, retry) => (retry === null ? <Skeleton rows={6} /> : <Failed retry={retry} />));
