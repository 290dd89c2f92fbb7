import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { helpCopy } from '../help.copy.ts';
import { FaqContent } from './FaqContent.tsx';

/** The questions for everybody, without signing in. */
export default function PublicHelpScreen() {
  const { user } = useSession();
  return (
    <PublicPage title={helpCopy.title} lead={helpCopy.lead} isSignedIn={user !== null}>
      <FaqContent />
    </PublicPage>
  );
}
