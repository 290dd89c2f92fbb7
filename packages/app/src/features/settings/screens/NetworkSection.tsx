import { LoadedSection } from '../components/LoadedSection.tsx';
import { useBackups, useNetworkSettings } from '../settings.api.ts';
import { BackupsCard } from './BackupsCard.tsx';
import { MaintenanceForm, SessionHoursForm } from './OperationForms.tsx';
import { ReportHeaderForm } from './ReportHeaderForm.tsx';

/** What MASTER decides for everybody. */
export function NetworkSection() {
  const loaded = useNetworkSettings();
  const backups = useBackups();
  return (
    <>
      <LoadedSection loaded={backups}>{(state) => <BackupsCard backups={state} now={new Date()} />}</LoadedSection>
      <LoadedSection loaded={loaded}>
        {(settings) => (
          <>
            <ReportHeaderForm settings={settings} />
            <MaintenanceForm settings={settings} />
            <SessionHoursForm settings={settings} />
          </>
        )}
      </LoadedSection>
    </>
  );
}
