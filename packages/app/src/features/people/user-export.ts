import { type ExportColumn, roleLabel, type UserRow } from '@caderneta/contract';
import { peopleCopy } from './people.copy.ts';

const { columns, exported } = peopleCopy.general;

/** What a file or a paper shows of each user. */
export const userExport: readonly ExportColumn<UserRow>[] = [
  { header: columns.name, value: ({ name }) => name },
  { header: columns.email, value: ({ email }) => email },
  { header: columns.role, value: ({ role }) => roleLabel(role) },
  { header: columns.status, value: ({ is_active }) => (is_active ? exported.active : exported.inactive) },
  { header: exported.institution, value: ({ profiles }) => profiles[0]?.institution?.name },
  { header: exported.municipality, value: ({ profiles }) => profiles[0]?.municipality?.name },
];
