import type { UserRow } from '@caderneta/contract';
import { sql } from 'drizzle-orm';
import { attachmentOf, photoName } from '../../server/files/attachment.ts';
import type { SignedIn } from '../../server/session/signed-in.ts';

type Shown = UserRow['profiles'][number];
type Listed = Omit<Shown, 'profile_photo' | 'photo'> & {
  readonly photo: { id: string; size: number; media_type: string } | null;
};

/** The profile in use of the query's user, with school, municipality and class, as a list shows it; null without one. */
export const listedProfile = sql<Listed | null>`(
  select jsonb_build_object(
    'id', p.id, 'matricula', p.matricula, 'institution_id', p.institution_id,
    'municipality_id', coalesce(p.municipality_id, i.municipality_id), 'class_id', c.id,
    'institution', case when i.id is not null then
      jsonb_build_object('id', i.id, 'name', i.name, 'municipality_id', i.municipality_id) end,
    'photo', case when f.id is not null then
      jsonb_build_object('id', f.id, 'size', f.size, 'media_type', f.media_type) end,
    'municipality', case when m.id is not null then jsonb_build_object('id', m.id, 'name', m.name) end,
    'school_class', case when c.id is not null then jsonb_build_object(
      'id', c.id, 'grade', c.grade, 'section', c.section, 'academic_year', c.academic_year) end
  )
  from profiles p
  left join institutions i on i.id = p.institution_id
  left join files f on f.id = p.photo_file_id
  left join municipalities m on m.id = coalesce(p.municipality_id, i.municipality_id)
  left join lateral (
    select k.* from enrolments e join school_classes k on k.id = e.class_id
    where e.profile_id = p.id and e.ends_on is null order by e.school_year desc limit 1
  ) c on true
  where p.user_id = users.id order by p.created_at, p.id limit 1)`;

/** The profile as the viewer sees it: of the photo, where it is read. */
export const shownProfile = (viewer: SignedIn, userId: string, { photo, ...profile }: Listed): Shown => ({
  ...profile,
  photo: photo && attachmentOf(viewer, photo, photoName, `/users/${userId}/photo`),
  profile_photo: null,
});
