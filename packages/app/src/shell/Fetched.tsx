import { type Lazy, type Load, lazyComponent } from '../lib/lazy/LazyComponent.tsx';
import { Waiting } from './Waiting.tsx';

/** A screen, or the frame around one, that comes when it is first drawn. What could not be fetched is thrown, for a boundary to tell. */
export const fetched = <P extends object>(load: Load<P>): Lazy<P> =>
  lazyComponent(load, (_props, failure) => {
    if (failure !== null) throw failure.error;
    return <Waiting />;
  });
