import './site.css';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { putOnRoot } from '../root-globals.ts';

type Globals = Readonly<Record<string, unknown>>;
/** What a page's context holds of the toolbar, beyond its types. */
interface Toolbar {
  readonly channel: {
    on(event: 'globalsUpdated', listener: (update: { globals: Globals }) => void): void;
    off(event: 'globalsUpdated', listener: (update: { globals: Globals }) => void): void;
  };
  readonly store: { readonly userGlobals: { get(): Globals } };
}

/** A written page of the site. No story on it says which theme it has: it asks the toolbar itself. */
export function Page({ children }: { children: ReactNode }) {
  const { channel, store } = useContext(DocsContext) as unknown as Toolbar;
  useLayoutEffect(() => {
    const update = ({ globals }: { globals: Globals }) => putOnRoot(globals);
    putOnRoot(store.userGlobals.get());
    channel.on('globalsUpdated', update);
    return () => channel.off('globalsUpdated', update);
  }, [channel, store]);
  return (
    <article className="guide sb-unstyled">
      <div className="prose">{children}</div>
    </article>
  );
}
