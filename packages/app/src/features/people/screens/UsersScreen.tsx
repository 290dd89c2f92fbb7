import { rowsPerPage, userEndpoints } from '@caderneta/contract';
import { Button, PageHeader, Stack } from '@caderneta/ui';
import { UserPlus } from 'lucide-react';
import { useMay } from '../../../lib/session/use-viewer.ts';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { NobodyFound } from '../components/NobodyFound.tsx';
import { UserFilters } from '../components/UserFilters.tsx';
import { UserTablePage } from '../components/UserTablePage.tsx';
import { fetchPeople } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { userExport } from '../user-export.ts';
import { RemoveUserDialog } from './RemoveUserDialog.tsx';
import { UserDetailsDialog } from './UserDetailsDialog.tsx';
import { UserFormDialog } from './UserFormDialog.tsx';
import { UserTotals } from './UserTotals.tsx';

/** Usuários gerais: everybody within reach, as a table. */
export default function UsersScreen() {
  const texts = peopleCopy.general;
  const may = useMay();
  const people = usePeopleList({ role: null, limit: rowsPerPage });
  const { address, setAddress } = people;
  const { fallback, ...tools } = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: userExport,
    fetchRows: () => fetchPeople(people.filter),
  });
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
      <Stack>
        <UserTotals />
        <UserTablePage
          people={people}
          empty={<NobodyFound people={people} />}
          toolbar={
            <ListToolbar
              label={peopleCopy.tools}
              search={{
                label: texts.search,
                placeholder: texts.searchPlaceholder,
                value: address.search,
                onChange: (search) => setAddress({ search }),
              }}
              filters={<UserFilters role={address.role} status={address.status} onChange={setAddress} />}
              {...tools}
            />
          }
        />
      </Stack>
      <UserDetailsDialog userId={people.viewing?.id ?? null} onClose={() => people.setViewing(null)} />
      <UserFormDialog form={address.form} kind="user" onClose={() => setAddress({ form: null })} />
      <RemoveUserDialog user={people.removing} kind="user" onClose={() => people.setRemoving(null)} />
      {fallback}
    </>
  );
}
