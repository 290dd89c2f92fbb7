import { ComboBox } from '@caderneta/ui';
import { managedMunicipalityCopy as texts } from './managed-municipality.copy.ts';
import type { useManagedMunicipality } from './use-managed-municipality.ts';

export interface MunicipalityFieldProps {
  /** Of `useManagedMunicipality`. */
  municipality: ReturnType<typeof useManagedMunicipality>;
  selectedId: string | null;
  onChange: (id: string | null) => void;
}

/** Which network; nothing for who has one. */
export function MunicipalityField({ municipality, selectedId, onChange }: MunicipalityFieldProps) {
  if (municipality.isFixed) return null;
  return (
    <ComboBox
      label={texts.label}
      placeholder={texts.choose}
      items={municipality.rows.map(({ id, name }) => ({ id, label: name }))}
      selectedId={selectedId}
      onChange={onChange}
      isLoading={municipality.list.isLoading}
      errorMessage={municipality.list.failure ? texts.failed : undefined}
    />
  );
}
