import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { accessibilityCopy } from '../about.copy.ts';
import { TextSections } from '../components/TextSections.tsx';

/** What the app does so that everybody can use it. */
export default function AccessibilityScreen() {
  const { user } = useSession();
  return (
    <PublicPage title={accessibilityCopy.title} lead={accessibilityCopy.lead} isSignedIn={user !== null}>
      <TextSections sections={accessibilityCopy.sections} />
    </PublicPage>
  );
}
