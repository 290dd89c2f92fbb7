import type { RecordConflict } from '@caderneta/contract';
import { type FormError, Wizard, type WizardReturn } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import type { FieldErrors } from '../../lib/forms/field-errors.ts';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { LazyConflict } from '../record-form/LazyConflict.tsx';
import { AddressesStep } from './AddressesStep.tsx';
import { BasicsStep } from './BasicsStep.tsx';
import { ContactsStep } from './ContactsStep.tsx';
import { type BasicWords, checkBasics, checkStep, stepOf, type UserStep } from './check-user.ts';
import { userFormCopy } from './user-form.copy.ts';
import type { UserFormValues } from './user-form-values.ts';

export interface UserWizardProps {
  title: string;
  values: UserFormValues;
  onChange: (part: Partial<UserFormValues>) => void;
  words: BasicWords;
  photoUrl: string | null;
  /** What a draft brought. */
  restored: { readonly isBehind: boolean; readonly discard: () => void } | null;
  /** 'yyyy-mm-dd' */
  today: string;
  /** Role and places, between e-mail and documents. */
  placement?: ReactNode;
  /** What is wrong with them, by field of the call. */
  checkPlacement?: () => FieldErrors;
  /** 'Dados Básicos' was not let through. */
  onRefused?: () => void;
  /** By X, Escape or the browser's Back: what was typed stays as a draft. */
  onLeave: () => void;
  /** 'Cancelar': it is given up. */
  onCancel: () => void;
  /** Saves; answers why it was refused, or null once it closed the wizard. */
  onSave: () => Promise<FormFailure | null>;
}

const listOf = (errors: FieldErrors): FormError[] =>
  Object.entries(errors).map(([name, message]) => ({ name, message }));

/**
 * The user wizard: Dados Básicos, Contatos, Endereços, three steps over one set of values. What was typed stays through a failed save.
 * Fields carry the call's own paths as names, so that what the server refuses leads back to its step and field.
 */
export function UserWizard({ values, onChange, words, checkPlacement, ...rest }: UserWizardProps) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<RecordConflict | null>(null);
  const [isSaving, setSaving] = useState(false);

  const judge = (step: UserStep): FormError[] => {
    const found =
      step === 'basics'
        ? { ...checkBasics(values, words, rest.today), ...checkPlacement?.() }
        : checkStep(values, step);
    setErrors(found);
    if (step === 'basics' && Object.keys(found).length > 0) rest.onRefused?.();
    return listOf(found);
  };

  const save = async (): Promise<WizardReturn | null> => {
    setSaving(true);
    const refused = await rest.onSave();
    if (refused === null) return null;
    setSaving(false);
    setConflict(refused.conflict);
    const [first] = Object.keys(refused.errors);
    if (first === undefined) return null;
    setErrors(refused.errors);
    const stepId = stepOf(first);
    return { stepId, errors: listOf(refused.errors).filter(({ name }) => stepOf(name) === stepId) };
  };
  const meeting = conflict && (
    <LazyConflict conflict={conflict} isSaving={isSaving} onKeepMine={() => void save()} onUseTheirs={rest.onCancel} />
  );

  const change = (part: Partial<UserFormValues>) => onChange(part);
  const titles = userFormCopy.steps;
  return (
    <Wizard
      isOpen
      title={rest.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) rest.onLeave();
      }}
      onCancel={rest.onCancel}
      onSave={save}
      steps={[
        {
          id: 'basics',
          title: titles.basics,
          validate: () => judge('basics'),
          content: (
            <>
              {meeting}
              <BasicsStep
                values={values}
                onChange={change}
                errors={errors}
                photoUrl={rest.photoUrl}
                placement={rest.placement}
                restored={rest.restored}
                isEmailOptional={words.emailMissing === null}
                isNew={words.passwordMissing !== null}
                today={rest.today}
              />
            </>
          ),
        },
        {
          id: 'contacts',
          title: titles.contacts,
          validate: () => judge('contacts'),
          content: (
            <>
              {meeting}
              <ContactsStep emails={values.emails} phones={values.phones} onChange={change} errors={errors} />
            </>
          ),
        },
        {
          id: 'addresses',
          title: titles.addresses,
          validate: () => judge('addresses'),
          content: (
            <>
              {meeting}
              <AddressesStep addresses={values.addresses} onChange={change} errors={errors} />
            </>
          ),
        },
      ]}
    />
  );
}
