import { EmptyState } from '@caderneta/ui';
import { useEffect } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { municipalityCopy } from '../municipality.copy.ts';
import { useMunicipalitySettings } from '../settings.api.ts';
import { SchoolYearForm } from './SchoolYearForm.tsx';

const FurtherMunicipalityForms = lazySection(
  async () => (await import('./FurtherMunicipalityForms.tsx')).FurtherMunicipalityForms,
);

function OwnMunicipality({ id }: { id: string }) {
  const loaded = useMunicipalitySettings(id);
  // Beside the answer, and after what is seen first.
  useEffect(FurtherMunicipalityForms.preload, []);
  return (
    <LoadedSection loaded={loaded}>
      {(settings) => (
        <>
          <SchoolYearForm settings={settings} />
          <FurtherMunicipalityForms settings={settings} />
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
