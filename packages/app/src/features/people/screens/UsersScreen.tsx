import { rowsPerPage, userEndpoints } from '@caderneta/contract';
import { Button, Card, EmptyState, ErrorState, PageHeader, PrintFallback, Toolbar } from '@caderneta/ui';
import { UserPlus } from 'lucide-react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import * as styles from '../components/people.css.ts';
import { RemoveUserDialog } from '../components/RemoveUserDialog.tsx';
import { UserDetailsDialog } from '../components/UserDetailsDialog.tsx';
import { UserFilters } from '../components/UserFilters.tsx';
import { UserFormDialog } from '../components/UserFormDialog.tsx';
import { UserTable } from '../components/UserTable.tsx';
import { UserTotals } from '../components/UserTotals.tsx';
import { peopleCopy } from '../people.copy.ts';
import { useListExport } from '../use-list-export.ts';
import { usePeopleList } from '../use-people-list.ts';

/** Usuários gerais: everybody within reach, as a table. */
export default function UsersScreen() {
  const texts = peopleCopy.general;
  const may = useMay();
  const people = usePeopleList({ role: null, limit: rowsPerPage });
  const { address, setAddress, list } = people;
  const taken = useListExport(people.filter);
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          may(userEndpoints.create) && (
            <Button variant="primary" icon={<UserPlus />} onPress={() => setAddress({ form: 'new' })}>
              {texts.add}
            </Button>
          )
        }
      />
      <div className={styles.stack}>
        <UserTotals />
        <Card padding="none">
          <Toolbar
            label={peopleCopy.tools}
            search={{
              label: texts.search,
              placeholder: texts.searchPlaceholder,
              value: address.search,
              onChange: (search) => setAddress({ search }),
            }}
            onExcel={() => void taken.excel()}
            onPrint={() => void taken.print()}
          >
            <UserFilters role={address.role} status={address.status} onChange={setAddress} />
          </Toolbar>
          <UserTable
            users={list.failure ? [] : (list.data ?? [])}
            total={list.total}
            page={address.page}
            isLoading={list.isRefreshing}
            error={
              list.failure && (
                <ErrorState
                  title={peopleCopy.loadFailed}
                  message={list.failure.message}
                  onRetry={() => void list.reload()}
                  isRetrying={list.isRefreshing}
                />
              )
            }
            empty={
              <EmptyState
                isSearch
                title={peopleCopy.notFound}
                action={people.isFiltered && <Button onPress={people.clear}>{peopleCopy.clear}</Button>}
              />
            }
            actionsOn={people.actionsOn}
            onPage={(page) => setAddress({ page })}
            onView={people.setViewing}
            onEdit={({ id }) => setAddress({ form: id })}
            onRemove={people.setRemoving}
          />
        </Card>
      </div>
      <UserDetailsDialog userId={people.viewing?.id ?? null} onClose={() => people.setViewing(null)} />
      <UserFormDialog form={address.form} kind="user" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="user" onClose={() => people.setRemoving(null)} />
      <PrintFallback document={taken.blocked} onClose={taken.closeBlocked} />
    </>
  );
}
