import { Button } from '@caderneta/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { libCopy } from '../lib.copy.ts';

/** Fetches a component: `async () => (await import('./UserForm.tsx')).UserForm`. */
export type Load<P> = () => Promise<ComponentType<P>>;

export interface Lazy<P> {
  (props: P): ReactNode;
  /** Fetches it before it is drawn; what fails is tried again when it is. */
  preload: () => void;
}

/** Why a component could not be fetched, and what tries again. */
export interface NotFetched {
  readonly error: unknown;
  readonly retry: () => void;
}

/**
 * A component whose code comes when it is drawn, and what is shown before: by default nothing, also where it does not come. It is drawn at
 * once where its code was fetched earlier: React's own `lazy`, below `Suspense`, would show no code that came until 300 ms after the sign
 * of waiting, and would throw away the whole screen where none comes.
 */
export function lazyComponent<P extends object>(
  load: Load<P>,
  before: (props: P, failure: NotFetched | null) => ReactNode = () => null,
): Lazy<P> {
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
    const [awaited, setAwaited] = useState(() => (Part === null ? fetchPart() : null));
    const [failure, setFailure] = useState<NotFetched | null>(null);
    useEffect(() => {
      let isHere = true;
      const retry = () => {
        setFailure(null);
        setAwaited(fetchPart());
      };
      awaited?.then(
        () => isHere && setAwaited(null),
        (error: unknown) => isHere && setFailure({ error, retry }),
      );
      return () => {
        isHere = false;
      };
    }, [awaited]);
    return Part === null ? before(props, failure) : <Part {...props} />;
  }
  LazyPart.preload = () => void fetchPart().catch(() => undefined);
  return LazyPart;
}

const show = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/**
 * What opens over a screen that may not bring along what other dialogs wait in (`lazyDialog`). Where it does not come the browser's own dialog
 * says so, over whatever is open: the design system's is in a part that may be missing too, and would leave no place for it beside a form.
 * Left, it is closed, or tried again where it cannot be.
 */
export const lazyOver = <P extends { readonly onClose?: () => void }>(load: Load<P>): Lazy<P> =>
  lazyComponent(
    load,
    ({ onClose }, failure) =>
      failure &&
      // Outside of what an open form makes inert.
      createPortal(
        <dialog ref={show} data-react-aria-top-layer aria-label={libCopy.offline} onClose={onClose ?? failure.retry}>
          <form method="dialog">
            <p>{libCopy.offline}</p>
            <Button type="submit">{onClose ? libCopy.close : libCopy.retry}</Button>
          </form>
        </dialog>,
        document.body,
      ),
  );
