import { EmptyState } from '@caderneta/ui';
import { useUser } from '../../../lib/session/use-session.ts';
import { LoadedSection } from '../components/LoadedSection.tsx';
import { institutionCopy } from '../institution.copy.ts';
import { useInstitutionSettings } from '../settings.api.ts';
import { ClosedDaysForm } from './ClosedDaysForm.tsx';
import { SchoolForm } from './SchoolForm.tsx';
import { ShiftsForm } from './ShiftsForm.tsx';

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
