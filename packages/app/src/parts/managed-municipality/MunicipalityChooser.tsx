import { ComboBox } from '@caderneta/ui';
import { managedMunicipalityCopy } from './managed-municipality.copy.ts';
import type { useManagedMunicipality } from './use-managed-municipality.ts';

export interface MunicipalityChooserProps {
  of: ReturnType<typeof useManagedMunicipality>;
  selectedId: string | null;
  onChange: (id: string | null) => void;
}

/** The municipality of a screen, where the person does not answer for one alone. */
export function MunicipalityChooser({ of: { rows, list }, selectedId, onChange }: MunicipalityChooserProps) {
  return (
    <ComboBox
      label={managedMunicipalityCopy.municipality}
      placeholder={managedMunicipalityCopy.choose}
      items={rows.map(({ id, name }) => ({ id, label: name }))}
      isLoading={list.isLoading}
      errorMessage={list.failure?.message}
      selectedId={selectedId}
      onChange={onChange}
    />
  );
}
