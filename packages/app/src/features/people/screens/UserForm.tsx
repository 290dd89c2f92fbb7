import { masterConfirmation, type Role, roleLabel, rolesToCreate, type User } from '@caderneta/contract';
import { Checkbox, Notice, Select, Stack, showToast, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { dayOf } from '../../../lib/dates.ts';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { UserWizard } from '../../../parts/user-form/UserWizard.tsx';
import type { UserFormValues } from '../../../parts/user-form/user-form-values.ts';
import * as styles from '../components/people.css.ts';
import { type PeopleKind, peopleCopy } from '../people.copy.ts';
import { useUserForm } from '../use-user-form.ts';
import { checkPlacement, type Placement, pickersFor, rolesToGive, withRole } from '../user-placement.ts';
import { PlacementPickers, usePlacementLists } from './PlacementPickers.tsx';

const NO_ROLE = 'none';

export interface UserFormProps {
  /** null makes a new one. */
  user: User | null;
  kind: PeopleKind;
  onClose: () => void;
}

/** 'Novo usuário' and 'Editar usuário', and the same of teachers and pupils. */
export function UserForm({ user, kind, onClose }: UserFormProps) {
  const texts = peopleCopy.form;
  const viewer = useUser();
  const form = useUserForm(user, kind, onClose);
  const { placement, schoolEmail } = form.values;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [typed, setTyped] = useState('');
  const pickers = form.isOwn
    ? ({ municipality: false, institution: 'hidden', schoolClass: 'hidden' } as const)
    : pickersFor(viewer, placement);
  const lists = usePlacementLists(pickers, placement);
  const setPlacement = (next: Placement) => form.change({ placement: next });

  const isNewMaster = user === null && placement.role === 'MASTER';
  const check = () => {
    const found = form.isOwn
      ? {}
      : {
          ...checkPlacement(placement, lists.failed, texts.roleMissing),
          ...(isNewMaster && typed !== masterConfirmation ? { confirmation: texts.masterMissing } : {}),
        };
    setErrors(found);
    return found;
  };
  const change = (part: Partial<UserFormValues>) => {
    form.change(part);
    if (typeof part.photo === 'string') showToast({ tone: 'success', message: texts.photoLoaded });
  };
  const save = async () => {
    const refused = await form.save(isNewMaster ? typed : undefined);
    setErrors(refused?.errors ?? {});
    return refused;
  };
  const words = {
    ...peopleCopy.words[kind],
    ...(user ? { passwordMissing: null } : {}),
    ...(form.usesSchoolEmail ? { emailMissing: null } : {}),
  };

  return (
    <UserWizard
      title={(user ? texts.editTitle : texts.newTitle)[kind]}
      values={form.usesSchoolEmail ? { ...form.values, email: '' } : form.values}
      onChange={change}
      words={words}
      photoUrl={user?.profiles[0]?.photo?.url ?? null}
      restored={form.restored}
      today={dayOf(new Date())}
      checkPlacement={check}
      onLeave={form.leave}
      onCancel={form.close}
      onSave={save}
      placement={
        <Stack gap={3}>
          {user === null && placement.role === 'STUDENT' && (
            <Checkbox isSelected={schoolEmail} onChange={(isOn) => form.change({ schoolEmail: isOn })}>
              {texts.schoolEmail}
            </Checkbox>
          )}
          {!form.isOwn && (
            <>
              <div className={styles.pickers}>
                {form.fixedRole === null && (
                  <Select
                    isRequired
                    name="role"
                    label={texts.role}
                    items={[
                      { id: NO_ROLE, label: texts.choose },
                      ...(user ? rolesToGive(viewer) : rolesToCreate(viewer.role)).map((role) => ({
                        id: role,
                        label: roleLabel(role, 'form'),
                      })),
                    ]}
                    selectedId={placement.role ?? NO_ROLE}
                    onChange={(id) => setPlacement(withRole(viewer, placement, id === NO_ROLE ? null : (id as Role)))}
                    errorMessage={errors.role}
                  />
                )}
                <PlacementPickers
                  pickers={pickers}
                  value={placement}
                  onChange={setPlacement}
                  onOnlyChoice={(next) => form.assume({ placement: next })}
                  lists={lists}
                  errors={errors}
                />
              </div>
              {isNewMaster && (
                <Notice tone="warning" title={texts.masterTitle}>
                  <p>{texts.masterHint}</p>
                  <TextField
                    isRequired
                    name="confirmation"
                    label={texts.masterConfirm}
                    autoComplete="off"
                    value={typed}
                    onChange={setTyped}
                    errorMessage={errors.confirmation}
                  />
                </Notice>
              )}
              <Checkbox
                isSelected={placement.isActive}
                onChange={(isActive) => setPlacement({ ...placement, isActive })}
                description={texts.activeHint}
              >
                {texts.isActive}
              </Checkbox>
            </>
          )}
        </Stack>
      }
    />
  );
}
