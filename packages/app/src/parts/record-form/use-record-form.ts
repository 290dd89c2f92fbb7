import type { RecordConflict } from '@caderneta/contract';
import { useState } from 'react';
import { errorsLeft, type FieldErrors, type Verdict } from '../../lib/forms/field-errors.ts';
import type { FormFailure } from '../../lib/forms/form-failure.ts';
import { useDraft } from '../../lib/forms/use-draft.ts';
import { tellDraft } from '../drafts/tell-draft.ts';

export interface RecordFormRules<V extends object, B> {
  /**
   * Tells this form from any other: 'municipio.novo'. What was typed is kept under it as a draft until saved or given up. Null: it
   * lasts as long as the form, as where a password, a key or a token is typed.
   */
  readonly form: string | null;
  readonly start: V;
  /** A promise where its rules come only now: the form is being saved meanwhile. */
  readonly check: (values: V) => Verdict<B> | Promise<Verdict<B>>;
  /** Saves; answers why it was refused, or null once saved. */
  readonly onSave: (body: B) => Promise<FormFailure | null>;
  /** After a save, and when it is given up. */
  readonly onClose: () => void;
}

/** What one field shows and says, as the fields of the design system take it. */
export interface FormField<T> {
  readonly name: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly errorMessage: string | undefined;
}
/** The props of a field by the name of its value, and by the call's name where that is another. */
export type FieldOf<V> = <K extends keyof V & string>(key: K, name?: string) => FormField<V[K]>;

/** The state of a form: what is typed, what is wrong with it, whether it is being saved. */
export function useRecordForm<V extends object, B>({ form, start, check, onSave, onClose }: RecordFormRules<V, B>) {
  const draft = useDraft(form, start);
  const { values } = draft;
  const [errors, setErrors] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<RecordConflict | null>(null);
  const [isSaving, setSaving] = useState(false);

  /** `typed`: the field that it was, by the call's name. */
  const change = (part: Partial<V>, typed?: string) => {
    draft.change(part);
    if (Object.keys(errors).length === 0) return;
    void Promise.all([check(values), check({ ...values, ...part })]).then(([before, now]) =>
      setErrors((shown) => errorsLeft(shown, before, now, typed)),
    );
  };
  const submit = async () => {
    if (isSaving) return;
    const verdict = check(values);
    if (verdict instanceof Promise) setSaving(true);
    const checked = verdict instanceof Promise ? await verdict : verdict;
    setErrors(checked.ok ? {} : checked.errors);
    setSaving(checked.ok);
    if (!checked.ok) return;
    const refused = await onSave(checked.value);
    setSaving(false);
    if (refused === null) {
      draft.goOnFrom(values);
      onClose();
    } else {
      setErrors(refused.errors);
      setConflict(refused.conflict);
    }
  };
  /** What somebody else saved stands; what was typed is given up. */
  const takeTheirs = () => {
    setConflict(null);
    draft.restart(start);
    onClose();
  };
  const close = () => {
    if (isSaving) return;
    draft.forget();
    onClose();
  };
  /** By X, Escape or the browser's Back: what was typed stays as a draft. */
  const leave = () => {
    if (isSaving) return;
    tellDraft(draft);
    onClose();
  };
  const field: FieldOf<V> = (key, name = key) => ({
    name,
    value: values[key],
    onChange: (value) => {
      const part: Partial<V> = {};
      part[key] = value;
      change(part, name);
    },
    errorMessage: errors[name],
  });
  /** The props of the field that a dialog opens on: it has the focus, and is required. */
  const lead = <K extends keyof V & string>(key: K) => ({ ...field(key), isRequired: true, autoFocus: true });
  const meeting = conflict && { conflict, isSaving, onKeepMine: () => void submit(), onUseTheirs: takeTheirs };
  return { ...draft, change, errors, setErrors, isSaving, submit, close, leave, meeting, field, lead };
}
