import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session/use-session.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { SignedIn } from './SignedIn.tsx';

/** An address without a screen: who is signed in keeps the menu, and from there finds the way. */
export function UnknownAddress() {
  const { user } = useSession();
  if (user === null) return <NotFound homeHref={paths.signIn} helpHref={paths.publicHelp} />;
  return <SignedIn id={null} user={user} />;
}
