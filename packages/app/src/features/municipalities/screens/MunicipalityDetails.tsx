import type { Municipality } from '@caderneta/contract';
import { EmptyState, Table } from '@caderneta/ui';
import { formatDay } from '../../../lib/dates.ts';
import { DetailsDialog } from '../../../parts/listing/DetailsDialog.tsx';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { useInstitutionsOf } from '../municipalities.api.ts';
import { municipalitiesCopy } from '../municipalities.copy.ts';

/** A municipality to be read, with its institutions. */
export function MunicipalityDetails({ municipality, onClose }: { municipality: Municipality; onClose: () => void }) {
  const { details: texts, fields, figure, none } = municipalitiesCopy;
  const institutions = useInstitutionsOf(municipality.id);
  const { name, state, ibge_code: ibge, created_at: createdAt, _count: counts } = municipality;
  return (
    <DetailsDialog
      title={texts.title}
      facts={[
        [fields.name, name],
        [fields.state, state ?? none],
        [fields.ibge, ibge ?? none],
        [fields.createdAt, formatDay(createdAt)],
        [fields.institutions, figure(counts?.institutions)],
        [fields.students, figure(counts?.students)],
        [fields.teachers, figure(counts?.teachers)],
      ]}
      partTitle={texts.institutions}
      onClose={onClose}
    >
      <Table
        label={texts.institutions}
        columns={[
          { id: 'name', label: texts.name, isRowHeader: true },
          { id: 'director', label: texts.director },
        ]}
        rows={(institutions.rows ?? []).map((row) => ({
          id: row.id,
          cells: { name: row.name, director: row.director ?? none },
        }))}
        isLoading={institutions.isLoading}
        error={institutions.failure && <LoadFailed title={texts.failed} of={institutions} />}
        empty={<EmptyState isSearch title={texts.empty} />}
      />
    </DetailsDialog>
  );
}
