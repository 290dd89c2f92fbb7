import type { Attachment } from '@caderneta/contract';
import { eq } from 'drizzle-orm';
import { files } from '../../schema/files.table.ts';
import { profiles } from '../../schema/profiles.table.ts';
import { attachmentOf, photoName } from '../../server/files/attachment.ts';
import type { Queries } from '../../server/query/queries.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

/** The viewer's own photo, of the profile in use; null without one. */
export async function ownPhoto(db: Queries, viewer: SignedIn): Promise<Attachment | null> {
  if (viewer.profileId === null) return null;
  const [file] = await db
    .select({ id: files.id, size: files.size, media_type: files.media_type })
    .from(profiles)
    .innerJoin(files, eq(files.id, profiles.photo_file_id))
    .where(eq(profiles.id, viewer.profileId));
  return file ? attachmentOf(viewer, file, photoName, `/users/${viewer.userId}/photo`) : null;
}
