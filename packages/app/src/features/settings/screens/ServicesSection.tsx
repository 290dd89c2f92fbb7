import { LoadedSection } from '../components/LoadedSection.tsx';
import { useNetworkSettings } from '../settings.api.ts';
import { AnswerSheetsForm, AudioForm } from './CorrectionForms.tsx';
import { MailForm } from './MailForm.tsx';

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
