import { roleLabel, type UserRow } from '@caderneta/contract';
import { ComboBox, SegmentedControl, Select } from '@caderneta/ui';
import { useState } from 'react';
import { useUser } from '../../../lib/session/use-session.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import * as styles from '../components/permissions.css.ts';
import { useFoundUsers } from '../permissions.api.ts';
import { permissionsCopy } from '../permissions.copy.ts';
import { type PermissionTarget, rolesSeenBy } from '../use-permission-target.ts';

export interface TargetPickerProps {
  target: PermissionTarget;
  onChange: (change: Partial<PermissionTarget>) => void;
  onPick: (user: UserRow) => void;
  /** The user on screen, whom the search may not have found. */
  named: UserRow | undefined;
}

/** By role or by user; then which. */
export function TargetPicker({ target, onChange, onPick, named }: TargetPickerProps) {
  const texts = permissionsCopy;
  const viewer = useUser();
  const [typed, setTyped] = useState('');
  const isUser = target.mode === 'user';
  const search = useDebounced(typed);
  const found = useFoundUsers(search, isUser);
  const rows = found.data ?? [];
  const users = named && !rows.some(({ id }) => id === named.id) ? [named, ...rows] : rows;
  return (
    <>
      <div className={styles.target}>
        <SegmentedControl
          label={texts.mode}
          items={[
            { id: 'role', label: texts.modes.role },
            { id: 'user', label: texts.modes.user },
          ]}
          selectedId={target.mode}
          onChange={(mode) => onChange({ mode: mode === 'user' ? 'user' : 'role' })}
        />
        {isUser ? (
          <ComboBox
            label={texts.user}
            placeholder={texts.userPlaceholder}
            items={users.map(({ id, name, email, role }) => ({
              id,
              label: name,
              detail: `${roleLabel(role)} · ${email}`,
            }))}
            selectedId={target.userId}
            onChange={(userId) => {
              const user = users.find(({ id }) => id === userId);
              if (user) onPick(user);
            }}
            onSearch={(text) => setTyped(text === named?.name ? '' : text)}
            isLoading={found.isRefreshing}
            emptyText={texts.noUser}
          />
        ) : (
          <Select
            label={texts.role}
            items={rolesSeenBy(viewer.role).map((role) => ({ id: role, label: roleLabel(role) }))}
            selectedId={target.role}
            onChange={(role) => onChange({ role: role as PermissionTarget['role'] })}
          />
        )}
      </div>
      {isUser && found.failure && <LoadFailed title={texts.loadFailed} of={found} />}
    </>
  );
}
