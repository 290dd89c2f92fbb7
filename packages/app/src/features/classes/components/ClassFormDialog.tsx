import type { ClassDraft, SchoolClass } from '@caderneta/contract';
import { Button, Modal, Select, TextField } from '@caderneta/ui';
import { useId, useState } from 'react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { checkClass, startValues } from '../class-form.ts';
import { classesCopy } from '../classes.copy.ts';
import * as styles from './class-list.css.ts';

export interface ClassFormDialogProps {
  /** The class being edited; null makes a new one. */
  editing: SchoolClass | null;
  institutions: readonly { id: string; name: string }[];
  /** Why the institutions are missing. */
  institutionsFailure: string | null;
  /** The only institution a MANAGER may use. */
  fixedInstitutionId: string | null;
  currentYear: number;
  onClose: () => void;
  /** Saves; answers the fields that the server refused, or null when it closed the dialog. */
  onSave: (draft: ClassDraft) => Promise<FieldErrors | null>;
}

/** 'Adicionar Turma' and 'Editar Turma'. */
export function ClassFormDialog({
  editing,
  institutions,
  institutionsFailure,
  fixedInstitutionId,
  currentYear,
  onClose,
  onSave,
}: ClassFormDialogProps) {
  const texts = classesCopy.form;
  const formId = useId();
  const [values, setValues] = useState(() => startValues(editing, fixedInstitutionId, currentYear));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const set = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));

  const submit = async () => {
    if (isSaving) return;
    const checked = checkClass(values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const refused = await onSave(checked.value);
    if (refused === null) return;
    setSaving(false);
    setErrors(refused);
  };

  return (
    <Modal
      isOpen
      title={editing ? texts.editTitle : texts.addTitle}
      size="small"
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isDisabled={isSaving}>
            {editing ? texts.save : texts.add}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Select
          isRequired
          label={texts.institution}
          placeholder={texts.institutionPlaceholder}
          items={institutions.map(({ id, name }) => ({ id, label: name }))}
          selectedId={values.institutionId}
          onChange={(institutionId) => set({ institutionId })}
          isDisabled={fixedInstitutionId !== null}
          errorMessage={errors.institution_id ?? institutionsFailure ?? undefined}
        />
        <TextField
          isRequired
          name="grade"
          label={texts.grade}
          placeholder={texts.gradePlaceholder}
          maxLength={60}
          value={values.grade}
          onChange={(grade) => set({ grade })}
          errorMessage={errors.grade}
        />
        <div className={styles.pair}>
          <TextField
            isRequired
            name="section"
            label={texts.section}
            placeholder={texts.sectionPlaceholder}
            maxLength={2}
            value={values.section}
            onChange={(section) => set({ section: section.toUpperCase() })}
            errorMessage={errors.section}
          />
          <TextField
            name="academic_year"
            label={texts.year}
            inputMode="numeric"
            maxLength={4}
            value={values.year}
            onChange={(year) => set({ year })}
            errorMessage={errors.academic_year}
          />
        </div>
      </form>
    </Modal>
  );
}
