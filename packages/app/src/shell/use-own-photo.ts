import { authEndpoints } from '@caderneta/contract';
import { useEffect } from 'react';
import { withPermissions } from '../lib/account/read-permissions.ts';
import { useCall } from '../lib/api/use-call.ts';
import { onPhotoUpdated } from '../lib/session/photo-updated.ts';
import { session } from '../lib/session/session.ts';

/** Where the signed-in user's photo is read, null without one; asks who they are by now when they changed it. */
export function useOwnPhoto(): string | null {
  const { data, reload } = useCall(authEndpoints.profile);
  useEffect(() => onPhotoUpdated(() => void reload()), [reload]);
  useEffect(() => {
    let isLatest = true;
    if (data) void withPermissions(data.user).then((user) => isLatest && session.refresh(user));
    return () => {
      isLatest = false;
    };
  }, [data]);
  // A link stays the same within the hour: the file's id tells a new photo from the one the browser kept.
  return data?.photo ? `${data.photo.url}&photo=${data.photo.id}` : null;
}
