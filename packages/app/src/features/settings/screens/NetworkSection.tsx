import { useEffect } from 'react';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { useBackups, useNetworkSettings } from '../settings.api.ts';
import { BackupsCard } from './BackupsCard.tsx';
import { ReportHeaderForm } from './ReportHeaderForm.tsx';

const OperationForms = lazySection(async () => (await import('./OperationForms.tsx')).OperationForms);

/** What MASTER decides for everybody. */
export function NetworkSection() {
  const loaded = useNetworkSettings();
  const backups = useBackups();
  // Beside the answers, and after what is seen first.
  useEffect(OperationForms.preload, []);
  return (
    <>
      <LoadedSection loaded={backups}>{(state) => <BackupsCard backups={state} now={new Date()} />}</LoadedSection>
      <LoadedSection loaded={loaded}>
        {(settings) => (
          <>
            <ReportHeaderForm settings={settings} />
            <OperationForms settings={settings} />
          </>
        )}
      </LoadedSection>
    </>
  );
}
