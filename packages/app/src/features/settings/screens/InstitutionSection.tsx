import { EmptyState } from '@caderneta/ui';
import { useEffect } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { institutionCopy } from '../institution.copy.ts';
import { useInstitutionSettings } from '../settings.api.ts';
import { SchoolForm } from './SchoolForm.tsx';

const FurtherInstitutionForms = lazySection(
  async () => (await import('./FurtherInstitutionForms.tsx')).FurtherInstitutionForms,
);

function OwnInstitution({ id }: { id: string }) {
  const loaded = useInstitutionSettings(id);
  // Beside the answer, and after what is seen first.
  useEffect(FurtherInstitutionForms.preload, []);
  return (
    <LoadedSection loaded={loaded}>
      {(settings) => (
        <>
          <SchoolForm settings={settings} />
          <FurtherInstitutionForms settings={settings} />
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
