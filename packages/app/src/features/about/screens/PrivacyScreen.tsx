import { type RetainedPart, retainedParts } from '@caderneta/contract';
import { Stack } from '@caderneta/ui';
import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { privacyCopy, retainedCopy } from '../about.copy.ts';
import { RetainedTable } from '../components/RetainedTable.tsx';
import { TextSections } from '../components/TextSections.tsx';

const parts: readonly RetainedPart[] = Object.values(retainedParts);

/** What becomes of personal data. */
export default function PrivacyScreen() {
  const { user } = useSession();
  return (
    <PublicPage title={privacyCopy.title} lead={privacyCopy.lead} isSignedIn={user !== null}>
      <Stack gap={6}>
        <RetainedTable title={retainedCopy.minors} parts={parts.filter(({ ofMinors }) => ofMinors)} />
        <RetainedTable title={retainedCopy.staff} parts={parts.filter(({ ofMinors }) => !ofMinors)} />
        <TextSections sections={privacyCopy.sections} />
      </Stack>
    </PublicPage>
  );
}
