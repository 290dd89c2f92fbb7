import { ErrorState, Skeleton, Stack } from '@caderneta/ui';
import { useSession } from '../../../lib/session/use-session.ts';
import { PublicPage } from '../../../parts/public-page/PublicPage.tsx';
import { useLicences } from '../about.api.ts';
import { licencesCopy } from '../about.copy.ts';
import { LicenceList } from '../components/LicenceList.tsx';

/** What the app carries of others, with the notices that go with it. */
export default function LicencesScreen() {
  const texts = licencesCopy;
  const { user } = useSession();
  const { data, error, isValidating, mutate } = useLicences();
  return (
    <PublicPage title={texts.title} lead={texts.lead} isSignedIn={user !== null}>
      <Stack gap={4}>
        <p>{texts.own}</p>
        <p>{texts.server}</p>
        {data && <LicenceList licences={data} />}
        {!data && error && <ErrorState title={texts.failed} onRetry={() => void mutate()} isRetrying={isValidating} />}
        {!data && !error && <Skeleton cards={6} />}
      </Stack>
    </PublicPage>
  );
}
