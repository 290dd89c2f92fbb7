import { useState } from 'react';
import type { FieldErrors, Verdict } from '../../lib/forms/field-errors.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';

export interface RecordFormRules<V extends object, B> {
  /**
   * Tells this form from any other: 'municipio.novo'. What was typed is kept under it until saved or given up, also through a
   * reload. Null where the address does not say that the form is open: then it lasts as long as the form.
   */
  readonly form: string | null;
  readonly start: V;
  readonly check: (values: V) => Verdict<B>;
  /** Saves; answers the fields that the server refused, or null once saved. */
  readonly onSave: (body: B) => Promise<FieldErrors | null>;
  /** After a save, and when it is given up. */
  readonly onClose: () => void;
}

/** The state of a form: what is typed, what is wrong with it, whether it is being saved. */
export function useRecordForm<V extends object, B>({ form, start, check, onSave, onClose }: RecordFormRules<V, B>) {
  const { values, change, forget } = useDraft(form, start);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);

  const submit = async () => {
    if (isSaving) return;
    const checked = check(values);
    setErrors(checked.ok ? {} : checked.errors);
    if (!checked.ok) return;
    setSaving(true);
    const refused = await onSave(checked.value);
    setSaving(false);
    if (refused === null) {
      forget();
      onClose();
    } else setErrors(refused);
  };
  const close = () => {
    if (isSaving) return;
    forget();
    onClose();
  };
  return { values, change, errors, setErrors, isSaving, submit, close };
}
