import { cardsPerPage, classEndpoints, type SchoolClass } from '@caderneta/contract';
import { Button, EmptyState, ErrorState, PageHeader, Pagination, Skeleton } from '@caderneta/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useClassPage, useClassYears, useInstitutions } from '../classes.api.ts';
import { classesCopy } from '../classes.copy.ts';
import { ClassCard } from '../components/ClassCard.tsx';
import { ClassDialogs, type OpenDialog } from '../components/ClassDialogs.tsx';
import { ClassFilterBar } from '../components/ClassFilterBar.tsx';
import * as styles from '../components/class-list.css.ts';
import { useClassFilters } from '../use-class-filters.ts';
import { useOwnInstitution } from '../use-own-institution.ts';

/** Gerenciar Turmas: the classes within the user's scope, as cards. */
export default function ClassListScreen() {
  const may = useMay();
  const ownInstitution = useOwnInstitution();
  const [filters, setFilters] = useClassFilters();
  const search = useDebounced(filters.search);
  const institutionId = ownInstitution ?? filters.institutionId;
  const classes = useClassPage({ ...filters, search, institutionId });
  const years = useClassYears();
  const institutions = useInstitutions();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  const isFiltered = filters.year !== '' || search.trim() !== '' || (ownInstitution === null && institutionId !== '');
  const add = may(classEndpoints.create) ? (
    <Button variant="primary" icon={<Plus />} onPress={() => setDialog({ kind: 'add' })}>
      {classesCopy.add}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader title={classesCopy.title} subtitle={classesCopy.subtitle} actions={add} />
      <ClassFilterBar
        years={years.data ?? []}
        institutions={institutions.rows ?? []}
        year={filters.year}
        institutionId={institutionId}
        search={filters.search}
        isInstitutionFixed={ownInstitution !== null}
        onYear={(year) => setFilters({ year })}
        onInstitution={(id) => setFilters({ institutionId: id })}
        onSearch={(text) => setFilters({ search: text })}
      />
      {classes.failure ? (
        <ErrorState
          title={classesCopy.loadFailed}
          message={classes.failure.message}
          onRetry={() => void classes.reload()}
          isRetrying={classes.isRefreshing}
        />
      ) : classes.data === undefined ? (
        <Skeleton cards={6} />
      ) : classes.data.length === 0 ? (
        isFiltered ? (
          <EmptyState
            isSearch
            title={classesCopy.notFound}
            action={
              <Button onPress={() => setFilters({ year: '', institutionId: '', search: '' })}>
                {classesCopy.filters.clear}
              </Button>
            }
          />
        ) : (
          <EmptyState title={classesCopy.empty.title} message={add && classesCopy.empty.message} action={add} />
        )
      ) : (
        <>
          <p className={styles.count} role="status">
            {classesCopy.count(classes.total)}
          </p>
          <ul className={styles.grid} aria-busy={classes.isRefreshing}>
            {classes.data.map((schoolClass: SchoolClass) => (
              <li key={schoolClass.id}>
                <ClassCard
                  schoolClass={schoolClass}
                  onEdit={may(classEndpoints.update) ? () => setDialog({ kind: 'edit', schoolClass }) : undefined}
                  onRemove={may(classEndpoints.remove) ? () => setDialog({ kind: 'remove', schoolClass }) : undefined}
                />
              </li>
            ))}
          </ul>
          <div className={styles.pages}>
            <Pagination
              page={filters.page}
              pageCount={Math.max(1, Math.ceil(classes.total / cardsPerPage))}
              onChange={(page) => setFilters({ page })}
            />
          </div>
        </>
      )}
      <ClassDialogs
        open={dialog}
        institutions={institutions.rows}
        institutionsFailure={institutions.failure?.message ?? null}
        fixedInstitutionId={ownInstitution}
        onClose={() => setDialog(null)}
      />
    </>
  );
}
