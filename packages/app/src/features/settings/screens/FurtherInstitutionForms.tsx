import type { InstitutionSettings } from '@caderneta/contract';
import { lazySection } from '../../../parts/lazy/LazyPart.tsx';
import { ClosedDaysForm } from './ClosedDaysForm.tsx';
import { ShiftsForm } from './ShiftsForm.tsx';

const ReopeningsCard = lazySection(async () => (await import('./ReopeningsCard.tsx')).ReopeningsCard);

/** What follows a school's own data: its hours, its days and its periods. */
export function FurtherInstitutionForms({ settings }: { settings: InstitutionSettings }) {
  return (
    <>
      <ShiftsForm settings={settings} />
      <ClosedDaysForm settings={settings} />
      <ReopeningsCard institutionId={settings.institution_id} />
    </>
  );
}
