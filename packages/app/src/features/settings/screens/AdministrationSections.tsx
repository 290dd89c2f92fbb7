import { EmptyState } from '@caderneta/ui';
import { useUser } from '../../../lib/session/use-session.ts';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { institutionCopy } from '../institution.copy.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { useBackups, useInstitutionSettings, useMunicipalitySettings, useNetworkSettings } from '../settings.api.ts';
import { BackupsCard } from './BackupsCard.tsx';
import { CalibrationCard } from './CalibrationCard.tsx';
import { ClosedDaysForm } from './ClosedDaysForm.tsx';
import { AnswerSheetsForm, AudioForm } from './CorrectionForms.tsx';
import { MailForm } from './MailForm.tsx';
import { MinimumsForm } from './MinimumsForm.tsx';
import { MaintenanceForm, SessionHoursForm } from './OperationForms.tsx';
import { PostingForm } from './PostingForm.tsx';
import { ReadingRatesForm } from './ReadingRatesForm.tsx';
import { RecordingsForm } from './RecordingsForm.tsx';
import { ReportHeaderForm } from './ReportHeaderForm.tsx';
import { SchoolForm } from './SchoolForm.tsx';
import { SchoolYearForm } from './SchoolYearForm.tsx';
import { ShiftsForm } from './ShiftsForm.tsx';
import { TermsForm } from './TermsForm.tsx';

function OwnMunicipality({ id }: { id: string }) {
  const loaded = useMunicipalitySettings(id);
  return (
    <LoadedSection loaded={loaded}>
      {(settings) => (
        <>
          <SchoolYearForm settings={settings} />
          <TermsForm settings={settings} />
          <MinimumsForm settings={settings} />
          <PostingForm settings={settings} />
          <ReadingRatesForm settings={settings} />
          <RecordingsForm settings={settings} />
          <CalibrationCard settings={settings} />
        </>
      )}
    </LoadedSection>
  );
}

/** What a MUNICIPALITY decides for its schools. */
export function MunicipalitySection() {
  const id = useUser().profiles[0]?.municipality_id;
  return id ? <OwnMunicipality id={id} /> : <EmptyState title={municipalityCopy.none} />;
}

function OwnInstitution({ id }: { id: string }) {
  const loaded = useInstitutionSettings(id);
  return (
    <LoadedSection loaded={loaded}>
      {(settings) => (
        <>
          <SchoolForm settings={settings} />
          <ShiftsForm settings={settings} />
          <ClosedDaysForm settings={settings} />
        </>
      )}
    </LoadedSection>
  );
}

/** What a MANAGER decides for the own school. */
export function InstitutionSection() {
  const id = useUser().profiles[0]?.institution_id;
  return id ? <OwnInstitution id={id} /> : <EmptyState title={institutionCopy.none} />;
}

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

/** The services that the server uses: mail, older reader of sheets, audio. */
export function ServicesSection() {
  const loaded = useNetworkSettings();
  return (
    <LoadedSection loaded={loaded}>
      {(settings) => (
        <>
          <MailForm settings={settings} />
          <AnswerSheetsForm settings={settings} />
          <AudioForm settings={settings} />
        </>
      )}
    </LoadedSection>
  );
}
