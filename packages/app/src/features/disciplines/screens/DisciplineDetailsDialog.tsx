import { EmptyState, ErrorState, Table } from '@caderneta/ui';
import { DetailsDialog } from '../../../parts/listing/DetailsDialog.tsx';
import { useDisciplineDetails } from '../disciplines.api.ts';
import { disciplinesCopy } from '../disciplines.copy.ts';

/** A discipline to be read: its institution, who made it, who gives it in which class. */
export function DisciplineDetailsDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = disciplinesCopy.details;
  const { data, failure, isLoading, reload } = useDisciplineDetails(id);
  return (
    <DetailsDialog
      title={texts.title}
      facts={
        data === undefined
          ? []
          : [
              [texts.name, data.name],
              [texts.institution, data.institution.name],
              [texts.createdBy, data.creator?.name ?? texts.unknown],
            ]
      }
      partTitle={texts.teachers}
      onClose={onClose}
    >
      <Table
        label={texts.teachers}
        columns={[
          { id: 'teacher', label: texts.teacher, isRowHeader: true },
          { id: 'class', label: texts.class },
          { id: 'year', label: texts.year, align: 'end' },
        ]}
        rows={(data?.class_teachers ?? []).map(({ id: row, teacher, class: schoolClass }) => ({
          id: row,
          cells: {
            teacher: teacher.name,
            class: `${schoolClass.grade} ${schoolClass.section}`,
            year: schoolClass.academic_year ?? texts.none,
          },
        }))}
        isLoading={isLoading}
        error={failure && <ErrorState title={texts.failed} message={failure.message} onRetry={() => void reload()} />}
        empty={<EmptyState isSearch title={texts.noTeachers} />}
      />
    </DetailsDialog>
  );
}
