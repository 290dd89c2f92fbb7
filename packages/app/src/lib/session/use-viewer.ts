import { type Access, may, type Viewer } from '@caderneta/contract';
import { useMemo } from 'react';
import { viewerOf } from './session.ts';
import { useUser } from './use-session.ts';

/** The signed-in user as the access rules see them. */
function useViewer(): Viewer {
  const user = useUser();
  return useMemo(() => viewerOf(user), [user]);
}

/** Whether the signed-in user may make a call: a button that would be refused is not shown. */
export function useMay(): (endpoint: { readonly access: Access }) => boolean {
  const viewer = useViewer();
  return ({ access }) => may(viewer, access);
}
