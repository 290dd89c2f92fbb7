import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { FaqContent } from '../components/FaqContent.tsx';
import { helpCopy } from '../help.copy.ts';

/** The questions for everybody, without signing in. */
export default function PublicHelpScreen() {
  const { user } = useSession();
  return (
    <PublicPage title={helpCopy.title} lead={helpCopy.lead} isSignedIn={user !== null}>
      <FaqContent />
    </PublicPage>
  );
}
