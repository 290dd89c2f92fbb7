import { type Failure, fail, type userPatchSchema } from '@caderneta/contract';
import type { z } from 'zod';
import type { StoredUser } from './user-detail.repository.ts';
import { userMessages } from './users.messages.ts';

type Patch = z.output<typeof userPatchSchema>;

/** A form sends back what it was given: only another value is an attempt. What it leaves empty is no attempt either. */
const differs = (sent: string | null | undefined, stored: string | null | undefined): boolean =>
  sent !== undefined && sent !== null && sent !== (stored ?? null);

/** Nobody changes their own role, status, school or class: the refusal names what was tried. */
export function ownFieldsFailure({ user, profile }: StoredUser, classId: string | null, patch: Patch): Failure | null {
  const { institution_id, municipality_id, class_id } = patch.profile ?? {};
  const tried = [
    { field: 'role', is: differs(patch.role, user.role) },
    { field: 'is_active', is: patch.is_active !== undefined && patch.is_active !== user.is_active },
    { field: 'profile.institution_id', is: differs(institution_id, profile?.institution_id) },
    { field: 'profile.municipality_id', is: differs(municipality_id, profile?.municipality_id) },
    { field: 'profile.class_id', is: differs(class_id, classId) },
  ].filter(({ is }) => is);
  if (tried.length === 0) return null;
  return fail('forbidden', { errors: tried.map(({ field }) => userMessages.ownField(field)) });
}
