import type { InstitutionSettings } from '@caderneta/contract';
import { ClosedDaysForm } from './ClosedDaysForm.tsx';
import { ShiftsForm } from './ShiftsForm.tsx';

/** What follows a school's own data: its hours and its days. */
export function FurtherInstitutionForms({ settings }: { settings: InstitutionSettings }) {
  return (
    <>
      <ShiftsForm settings={settings} />
      <ClosedDaysForm settings={settings} />
    </>
  );
}
