import { type Gender, genderLabels, genders } from '@caderneta/contract';
import { CpfField, DatePicker, ImagePicker, PasswordField, Select, Stack, TextField } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import { DraftNotice } from '../drafts/DraftNotice.tsx';
import { userFormCopy } from './user-form.copy.ts';
import * as styles from './user-form.css.ts';
import type { UserFormValues } from './user-form-values.ts';

export interface BasicsStepProps {
  values: UserFormValues;
  onChange: (part: Partial<UserFormValues>) => void;
  errors: FieldErrors;
  /** Where the stored photo is read. */
  photoUrl: string | null;
  /** Role, municipality, school and class, where the form has them. */
  placement?: ReactNode;
  /** What was typed before a reload is here again. */
  restored: { readonly isBehind: boolean; readonly discard: () => void } | null;
  isEmailOptional: boolean;
  /** A password is asked for; otherwise an empty one keeps the present one. */
  isNew: boolean;
  /** 'yyyy-mm-dd' */
  today: string;
}

const genderItems = genders.map((id) => ({ id, label: genderLabels[id] }));

/** 'Dados Básicos': photo, name, address, documents and password. */
export function BasicsStep({ values, onChange, errors, photoUrl, placement, ...rest }: BasicsStepProps) {
  const texts = userFormCopy;
  return (
    <Stack gap={5}>
      {rest.restored && (
        <DraftNotice leavesOut="person" isBehind={rest.restored.isBehind} onDiscard={rest.restored.discard} />
      )}
      <ImagePicker
        value={values.photo ?? null}
        photoUrl={values.photo === undefined ? photoUrl : null}
        onChange={(photo) => onChange({ photo })}
        errorMessage={errors['profile.profile_photo']}
      />
      <div className={styles.two}>
        <TextField
          isRequired
          name="name"
          label={texts.name}
          autoComplete="off"
          value={values.name}
          onChange={(name) => onChange({ name })}
          errorMessage={errors.name}
        />
        <TextField
          isRequired={!rest.isEmailOptional}
          name="email"
          type="email"
          label={texts.email}
          autoComplete="off"
          value={values.email}
          onChange={(email) => onChange({ email })}
          errorMessage={errors.email}
        />
      </div>
      {placement}
      <div className={styles.three}>
        <CpfField
          name="profile.cpf"
          label={texts.cpf}
          value={values.cpf}
          onChange={(cpf) => onChange({ cpf })}
          errorMessage={errors['profile.cpf']}
        />
        <DatePicker
          name="profile.birth_date"
          label={texts.birthDate}
          today={rest.today}
          value={values.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
          errorMessage={errors['profile.birth_date']}
        />
        <Select
          name="profile.gender"
          label={texts.gender}
          items={genderItems}
          selectedId={values.gender}
          onChange={(gender) => onChange({ gender: gender as Gender })}
          errorMessage={errors['profile.gender']}
        />
      </div>
      <div className={styles.two}>
        <PasswordField
          isRequired={rest.isNew}
          name="password"
          label={texts.password}
          placeholder={texts.passwordLength}
          description={rest.isNew ? texts.passwordRules : texts.passwordStored}
          autoComplete="new-password"
          value={values.password}
          onChange={(password) => onChange({ password })}
          errorMessage={errors.password}
        />
        <TextField
          name="profile.matricula"
          label={texts.matricula}
          placeholder={texts.matriculaMade}
          autoComplete="off"
          value={values.matricula}
          onChange={(matricula) => onChange({ matricula })}
          errorMessage={errors['profile.matricula']}
        />
      </div>
    </Stack>
  );
}
