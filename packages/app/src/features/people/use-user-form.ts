import type { Role, User, UserInput } from '@caderneta/contract';
import { useState } from 'react';
import { failureText } from '../../lib/api/failure-text.ts';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { useUser } from '../../lib/session/use-session.ts';
import { tellDraft } from '../../parts/drafts/tell-draft.ts';
import { newerVersion } from '../../parts/record-form/tell-change.ts';
import { tellWrite } from '../../parts/record-form/tell-write.ts';
import { bodyOf, newUserValues, type UserFormValues, valuesOf } from '../../parts/user-form/user-form-values.ts';
import { useUserWrites } from './people.api.ts';
import { type PeopleKind, peopleCopy } from './people.copy.ts';
import { newPersonForm, personForm } from './person-form.ts';
import { newPlacement, type Placement, placementBody, placementOf, startRole } from './user-placement.ts';

/** What the whole form holds, and what a draft of it keeps. */
export interface UserFormState extends UserFormValues {
  readonly placement: Placement;
  /** A pupil without an e-mail gets a school address. */
  readonly schoolEmail: boolean;
  /** As it was when the form opened: a newer answer must not let this save pass over somebody else's. */
  readonly version: number | undefined;
}

const fixedRoles: Record<PeopleKind, Role | null> = { user: null, teacher: 'TEACHER', student: 'STUDENT' };

/** State of the user wizard, kept through reloads, with its save. */
export function useUserForm(user: User | null, kind: PeopleKind, onClose: () => void) {
  const viewer = useUser();
  const writes = useUserWrites();
  const isOwn = user?.id === viewer.id;
  const [start] = useState<UserFormState>(() => ({
    ...(user ? valuesOf(user) : newUserValues),
    placement: user ? placementOf(user) : newPlacement(viewer, fixedRoles[kind] ?? startRole(viewer)),
    schoolEmail: false,
    version: user?.version,
  }));
  const draft = useDraft(user ? personForm(kind, user.id) : newPersonForm(kind), start);
  const { values } = draft;
  const usesSchoolEmail = user === null && values.placement.role === 'STUDENT' && values.schoolEmail;

  const body = (sent: UserFormState): UserInput => {
    const { name, email, profile, ...rest } = bodyOf(sent, new Date());
    const basics = { ...rest, name, email: usesSchoolEmail ? '' : email };
    // Nobody changes their own role, status or places.
    if (isOwn) return { ...basics, profile };
    return {
      ...basics,
      role: sent.placement.role ?? undefined,
      is_active: sent.placement.isActive,
      profile: { ...profile, ...placementBody(sent.placement) },
    };
  };

  /** `confirmation`: what was typed to make a MASTER; never part of the draft. */
  const save = async (confirmation?: string): Promise<FormFailure | null> => {
    const texts = peopleCopy.toasts[kind];
    const { matricula } = bodyOf(values, new Date()).profile;
    // The matrícula that was made stays with the draft: a save that is tried again, also after a reload, makes no other pupil.
    draft.change({ matricula });
    const sent = { ...values, matricula };
    const write = async () => {
      const answer = await (user
        ? writes.update(user.id, { ...body(sent), version: sent.version })
        : writes.create({ ...body(sent), confirmation }));
      const newer = newerVersion(answer);
      if (newer !== null) draft.change({ version: newer });
      return answer;
    };
    const refused = await tellWrite(write(), {
      done: user ? texts.updated : texts.created,
      failed: (failure) => failureText(failure, user ? texts.updateFailed : texts.createFailed),
    });
    if (refused !== null) return refused;
    if (user) {
      draft.goOnFrom(sent);
      tellDraft(draft);
    }
    // What was typed since is no start of another person.
    else draft.forget();
    onClose();
    return null;
  };

  return {
    values,
    change: draft.change,
    assume: draft.assume,
    restored: draft.restored,
    isOwn,
    usesSchoolEmail,
    fixedRole: fixedRoles[kind],
    save,
    close: () => {
      draft.forget();
      onClose();
    },
    leave: () => {
      tellDraft(draft);
      onClose();
    },
  };
}
