import { mayGovern, roleLabel, type UserRow } from '@caderneta/contract';
import { EmptyState, PageHeader, Skeleton, Stack } from '@caderneta/ui';
import { useState } from 'react';
import { joinLoads } from '../../../lib/api/load-state.ts';
import { viewerOf } from '../../../lib/session/session.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { type Holder, useNamedUser, usePermissionsOf } from '../permissions.api.ts';
import { permissionsCopy } from '../permissions.copy.ts';
import { usePermissionTarget } from '../use-permission-target.ts';
import { PermissionEditor } from './PermissionEditor.tsx';
import { TargetPicker } from './TargetPicker.tsx';

/** Perfis e Permissões: what a role or a user may do. */
export default function PermissionsScreen() {
  const texts = permissionsCopy;
  const viewer = useUser();
  const [target, setTarget] = usePermissionTarget(viewer.role);
  const isUser = target.mode === 'user';
  // Who may search may not read a user by themselves: what was found says enough.
  const [found, setFound] = useState<UserRow | null>(null);
  const picked = found?.id === target.userId ? found : null;
  const named = useNamedUser(isUser && picked === null ? target.userId : null);
  const user = picked ?? named.data;
  const holder: Holder | null = !isUser
    ? { kind: 'role', role: target.role }
    : user
      ? { kind: 'user', userId: user.id, role: user.role }
      : null;
  const held = usePermissionsOf(holder);
  const loads = joinLoads(named, held);

  const readOnly = () => {
    if (holder?.kind === 'role') return viewer.role === 'MASTER' ? null : texts.readOnlyRole;
    return holder && mayGovern(viewerOf(viewer), holder.role) ? null : texts.readOnlyUser;
  };
  const origin = (role: Holder['role']) =>
    held.data && 'override' in held.data && held.data.override ? texts.ownList : texts.roleList(roleLabel(role));

  return (
    <>
      <PageHeader title={texts.title} subtitle={texts.subtitle} />
      <Stack gap={5}>
        <TargetPicker
          target={target}
          onChange={setTarget}
          onPick={(next) => {
            setFound(next);
            setTarget({ userId: next.id });
          }}
          named={user}
        />
        {isUser && target.userId === null ? (
          <EmptyState title={texts.pickUser.title} message={texts.pickUser.message} />
        ) : loads.failure ? (
          <LoadFailed title={isUser ? texts.loadFailed : texts.roleLoadFailed} of={loads} />
        ) : holder === null || held.data === undefined ? (
          <Skeleton cards={6} />
        ) : (
          <PermissionEditor
            key={holder.kind === 'role' ? holder.role : holder.userId}
            holder={holder}
            stored={held.data.permissions}
            origin={isUser ? origin(holder.role) : null}
            changedBy={held.data.updated_by?.name ?? null}
            changedAt={held.data.updated_at}
            readOnly={readOnly()}
          />
        )}
      </Stack>
    </>
  );
}
