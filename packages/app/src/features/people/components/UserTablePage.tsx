import { roleLabel, type UserRow } from '@caderneta/contract';
import { Avatar, RoleBadge, StatusBadge, type TableColumn, type TableRow } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { EmailText } from '../../../parts/email/EmailText.tsx';
import { TablePage } from '../../../parts/listing/TablePage.tsx';
import { orgUnitLines } from '../org-unit-lines.ts';
import { peopleCopy } from '../people.copy.ts';
import type { usePeopleList } from '../use-people-list.ts';
import { PersonButtons } from './PersonButtons.tsx';
import * as styles from './people.css.ts';

const texts = peopleCopy.general;
const columns: readonly TableColumn[] = [
  { id: 'name', label: texts.columns.name, isRowHeader: true },
  { id: 'email', label: texts.columns.email, narrow: 'none' },
  { id: 'role', label: texts.columns.role, narrow: 'none' },
  { id: 'status', label: texts.columns.status, narrow: 'none' },
  { id: 'orgUnit', label: texts.columns.orgUnit, narrow: 'none' },
  { id: 'actions', label: texts.columns.actions, align: 'end', narrow: 'end' },
];

export interface UserTablePageProps {
  people: ReturnType<typeof usePeopleList>;
  toolbar: ReactNode;
  empty: ReactNode;
}

/** Users in rows: who, role, status, where, what can be done. */
export function UserTablePage({ people, toolbar, empty }: UserTablePageProps) {
  const { address, setAddress, list } = people;
  return (
    <TablePage
      label={texts.list}
      toolbar={toolbar}
      columns={columns}
      reading={list}
      failed={peopleCopy.loadFailed.user}
      empty={empty}
      noun={texts.noun}
      page={address.page}
      onPage={(page) => setAddress({ page })}
    >
      {(user) => rowOf(user, people)}
    </TablePage>
  );
}

function rowOf(user: UserRow, people: UserTablePageProps['people']): TableRow {
  const { id, name, email, role, is_active, profiles } = user;
  const [institution, municipality] = orgUnitLines(user);
  return {
    id,
    name,
    lead: <Avatar name={name} size="small" photoUrl={profiles[0]?.photo?.url ?? null} />,
    detail: [!is_active && peopleCopy.inactive, roleLabel(role), institution].filter(Boolean).join(' · '),
    cells: {
      name,
      email: (
        <span className={styles.email} title={email}>
          <EmailText>{email}</EmailText>
        </span>
      ),
      role: <RoleBadge role={role} label={roleLabel(role)} />,
      status: <StatusBadge isActive={is_active} />,
      orgUnit: (
        <>
          <span className={styles.orgUnit} title={institution}>
            {institution}
          </span>
          {municipality !== '' && <span className={`${styles.quiet} ${styles.orgUnit}`}>{municipality}</span>}
        </>
      ),
      actions: <PersonButtons people={people} user={user} />,
    },
  };
}
