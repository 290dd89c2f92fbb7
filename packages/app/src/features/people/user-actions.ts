import { may, type Role, rolesBelow, userEndpoints, type Viewer } from '@caderneta/contract';

/** What a viewer may do with one user: others of the roles below their own, and themselves. */
export interface UserActions {
  readonly mayView: boolean;
  readonly mayEdit: boolean;
  readonly mayRemove: boolean;
}

export function actionsOn(viewer: Viewer & { readonly id: string }, user: { id: string; role: Role }): UserActions {
  const isOwn = viewer.id === user.id;
  const reaches = isOwn || rolesBelow(viewer.role).includes(user.role);
  return {
    mayView: may(viewer, userEndpoints.get.access, isOwn),
    mayEdit: reaches && may(viewer, userEndpoints.update.access, isOwn),
    mayRemove: reaches && may(viewer, userEndpoints.remove.access, isOwn),
  };
}
