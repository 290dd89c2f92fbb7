import { roleLabel, rowsPerPage, type UserRow } from '@caderneta/contract';
import { Avatar, IconButton, Pagination, RoleBadge, StatusBadge, Table } from '@caderneta/ui';
import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { peopleCopy } from '../people.copy.ts';
import type { UserActions } from '../user-actions.ts';
import { placeOf } from '../user-place.ts';
import * as styles from './people.css.ts';

export interface UserTableProps {
  users: readonly UserRow[];
  total: number;
  page: number;
  isLoading: boolean;
  error: ReactNode;
  empty: ReactNode;
  actionsOn: (user: UserRow) => UserActions;
  onPage: (page: number) => void;
  onView: (user: UserRow) => void;
  onEdit: (user: UserRow) => void;
  onRemove: (user: UserRow) => void;
}

/** Users in rows: who, role, status, where, what can be done. */
export function UserTable({ users, total, page, isLoading, error, empty, onPage, ...rest }: UserTableProps) {
  const texts = peopleCopy.general;
  const first = (page - 1) * rowsPerPage + 1;
  return (
    <Table
      label={texts.list}
      columns={[
        { id: 'name', label: texts.columns.name, isRowHeader: true },
        { id: 'email', label: texts.columns.email },
        { id: 'role', label: texts.columns.role },
        { id: 'status', label: texts.columns.status },
        { id: 'place', label: texts.columns.place },
        { id: 'actions', label: texts.columns.actions, align: 'end' },
      ]}
      isLoading={isLoading}
      error={error}
      empty={empty}
      rows={users.map((user) => ({ id: user.id, name: user.name, cells: cellsOf(user, rest) }))}
      footer={
        <>
          <span className={styles.range} role="status">
            {texts.range(first, first + users.length - 1, total)}
          </span>
          <Pagination page={page} pageCount={Math.ceil(total / rowsPerPage)} onChange={onPage} />
        </>
      }
    />
  );
}

type Acts = Pick<UserTableProps, 'actionsOn' | 'onView' | 'onEdit' | 'onRemove'>;

function cellsOf(user: UserRow, { actionsOn, onView, onEdit, onRemove }: Acts) {
  const texts = peopleCopy.act;
  const { name, email, role, is_active, profiles } = user;
  const [institution, municipality] = placeOf(user);
  const may = actionsOn(user);
  const act = (label: string, icon: ReactNode, onPress: () => void) => (
    <IconButton compact label={label} icon={icon} onPress={onPress} />
  );
  return {
    name: (
      <span className={styles.who}>
        <Avatar name={name} size="small" photoUrl={profiles[0]?.photo?.url ?? null} />
        {name}
      </span>
    ),
    email: <span className={styles.cardLine}>{email}</span>,
    role: <RoleBadge role={role} label={roleLabel(role)} />,
    status: <StatusBadge isActive={is_active} />,
    place: (
      <span className={styles.place}>
        {institution}
        {municipality !== '' && <span className={styles.quiet}>{municipality}</span>}
      </span>
    ),
    actions: (
      <span className={styles.actions}>
        {may.mayView && act(texts.view(name), <Eye />, () => onView(user))}
        {may.mayEdit && act(texts.edit(name), <Pencil />, () => onEdit(user))}
        {may.mayRemove && act(texts.remove(name), <Trash2 />, () => onRemove(user))}
      </span>
    ),
  };
}
