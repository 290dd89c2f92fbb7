import { type ComponentType, useEffect, useState } from 'react';
import { Waiting } from './Waiting.tsx';

/**
 * A component whose code comes when it is first drawn, and at once where it came earlier. React's own, below `Suspense`, would show no code
 * that came until 300 ms after the sign of waiting. What could not be fetched is thrown, for a boundary to tell.
 */
export function fetched<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Here: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const fetchIt = () => {
    coming ??= load().then((module) => {
      Here = module.default;
    });
    return coming;
  };
  return function Fetched(props: P) {
    const [awaited] = useState(() => (Here === undefined ? fetchIt() : null));
    const [{ error }, settle] = useState<{ error?: unknown }>({});
    useEffect(() => {
      awaited?.then(
        () => settle({}),
        (error: unknown) => {
          coming = undefined;
          settle({ error });
        },
      );
    }, [awaited]);
    if (error !== undefined) throw error;
    return Here === undefined ? <Waiting /> : <Here {...props} />;
  };
}
