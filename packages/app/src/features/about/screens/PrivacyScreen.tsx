import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { privacyCopy } from '../about.copy.ts';
import { TextSections } from '../components/TextSections.tsx';

/** What becomes of personal data. */
export default function PrivacyScreen() {
  const { user } = useSession();
  return (
    <PublicPage title={privacyCopy.title} lead={privacyCopy.lead} isSignedIn={user !== null}>
      <TextSections sections={privacyCopy.sections} />
    </PublicPage>
  );
}
