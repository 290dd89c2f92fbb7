import { EmptyState } from '@caderneta/ui';
import { useUser } from '../../../lib/session/use-session.ts';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { municipalityCopy } from '../municipality.copy.ts';
import { useMunicipalitySettings } from '../settings.api.ts';
import { CalibrationCard } from './CalibrationCard.tsx';
import { MinimumsForm } from './MinimumsForm.tsx';
import { PostingForm } from './PostingForm.tsx';
import { ReadingRatesForm } from './ReadingRatesForm.tsx';
import { RecordingsForm } from './RecordingsForm.tsx';
import { SchoolYearForm } from './SchoolYearForm.tsx';
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
