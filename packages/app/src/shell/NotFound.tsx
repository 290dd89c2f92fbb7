import { Button, LinkButton } from '@caderneta/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { ScreenNotice } from './ScreenNotice.tsx';
import { shellCopy } from './shell.copy.ts';

/** No screen lives at this address: which one it was, and three ways out. */
export function NotFound({ homeHref, helpHref }: { homeHref: string; helpHref: string }) {
  const texts = shellCopy.notFound;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <ScreenNotice
      title={texts.title}
      message={texts.message(pathname)}
      hint={texts.hint}
      actions={
        <>
          <LinkButton href={homeHref} variant="primary">
            {texts.home}
          </LinkButton>
          <Button onPress={() => void navigate(-1)}>{texts.back}</Button>
          <LinkButton href={helpHref} variant="quiet">
            {texts.help}
          </LinkButton>
        </>
      }
    />
  );
}
