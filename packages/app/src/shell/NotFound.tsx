import { LinkButton } from '@caderneta/ui';
import { useEffect } from 'react';
import { windowTitle } from '../lib/place/place.ts';
import { ScreenNotice } from './ScreenNotice.tsx';
import { shellCopy } from './shell.copy.ts';

/** No screen lives at this address. */
export function NotFound({ homeHref }: { homeHref: string }) {
  const texts = shellCopy.notFound;
  useEffect(() => {
    document.title = windowTitle(shellCopy.notFound.title);
  }, []);
  return (
    <ScreenNotice
      title={texts.title}
      message={texts.message}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {texts.home}
        </LinkButton>
      }
    />
  );
}
