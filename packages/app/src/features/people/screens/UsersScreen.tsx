import { roleLabel, rowsPerPage } from '@caderneta/contract';
import { Stack } from '@caderneta/ui';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { useListTools } from '../../../parts/listing/use-list-tools.tsx';
import { useMunicipalityFilter } from '../../../parts/listing/use-municipality-filter.tsx';
import { NobodyFound } from '../components/NobodyFound.tsx';
import { UserFilters } from '../components/UserFilters.tsx';
import { UserTablePage } from '../components/UserTablePage.tsx';
import { fetchPeople } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';
import { usePeopleList } from '../use-people-list.ts';
import { userExport } from '../user-export.ts';
import { PeopleScreen } from './PeopleScreen.tsx';
import { UserTotals } from './UserTotals.tsx';

/** Usuários gerais: everybody within reach, as a table. */
export default function UsersScreen() {
  const texts = peopleCopy.general;
  const people = usePeopleList({ role: null, limit: rowsPerPage });
  const { address, setAddress } = people;
  const municipality = useMunicipalityFilter(address.municipality, (id) => setAddress({ municipality: id }));
  const { fallback, ...tools } = useListTools({
    title: texts.title,
    fileName: texts.fileName,
    columns: userExport,
    shown: {
      search: address.search,
      municipality: municipality.words,
      role: address.role ? roleLabel(address.role, 'filter') : undefined,
      status: address.status ? texts.statuses[address.status] : undefined,
    },
    fetchRows: () => fetchPeople(people.filter),
  });
  return (
    <PeopleScreen people={people} kind="user" texts={texts}>
      <Stack>
        <UserTotals />
        <UserTablePage
          people={people}
          empty={<NobodyFound people={people} kind="user" />}
          toolbar={
            <ListToolbar
              label={peopleCopy.tools}
              search={{
                label: texts.search,
                placeholder: texts.searchPlaceholder,
                value: address.search,
                onChange: (search) => setAddress({ search }),
              }}
              filters={
                <>
                  {municipality.field}
                  <UserFilters role={address.role} status={address.status} onChange={setAddress} />
                </>
              }
              {...tools}
            />
          }
        />
      </Stack>
      {fallback}
    </PeopleScreen>
  );
}
