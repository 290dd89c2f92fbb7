import { municipalityEndpoints } from '@caderneta/contract';
import { phone, Select, useMediaQuery } from '@caderneta/ui';
import { useEvery } from '../../lib/api/use-every.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { listingCopy } from './listing.copy.ts';

const ALL = 'all';

/**
 * Narrows a list to one municipality, where somebody sees several.
 * @param id Of the chosen one; empty for all.
 * @returns The field, none where there is nothing to choose, and what is chosen in words.
 */
export function useMunicipalityFilter(id: string, onChange: (id: string) => void) {
  const isPhone = useMediaQuery(phone);
  const { rows = [] } = useEvery(municipalityEndpoints.list, useUser().role === 'MASTER' ? {} : null);
  const field =
    rows.length > 1 ? (
      <Select
        hideLabel={!isPhone}
        label={listingCopy.narrowing.municipality}
        items={[
          { id: ALL, label: listingCopy.allMunicipalities },
          ...rows.map((one) => ({ id: one.id, label: one.name })),
        ]}
        selectedId={id || ALL}
        onChange={(chosen) => onChange(chosen === ALL ? '' : chosen)}
      />
    ) : undefined;
  return { field, words: rows.find((one) => one.id === id)?.name };
}
