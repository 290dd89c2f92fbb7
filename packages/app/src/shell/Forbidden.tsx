import { LinkButton } from '@caderneta/ui';
import { ScreenNotice } from './ScreenNotice.tsx';
import { shellCopy } from './shell.copy.ts';

/** The screen exists, but not for this user. */
export function Forbidden({ homeHref }: { homeHref: string }) {
  const texts = shellCopy.forbidden;
  return (
    <ScreenNotice
      title={texts.title}
      message={texts.message}
      hint={texts.hint}
      actions={
        <LinkButton href={homeHref} variant="primary">
          {texts.home}
        </LinkButton>
      }
    />
  );
}
