import { Button, Form } from '@caderneta/ui';
import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../lib/forms/field-errors.ts';
import { EntryPage } from '../components/EntryPage.tsx';
import * as styles from '../components/entry-page.css.ts';
import { FormAlert } from '../components/FormAlert.tsx';
import { NewPasswordFields } from '../components/NewPasswordFields.tsx';
import { type NewPasswordRules, useNewPassword } from '../use-new-password.ts';

export interface NewPasswordFormProps<D extends { password: string }> extends Omit<NewPasswordRules<D>, 'failed'> {
  texts: { readonly title: string; readonly lead: string; readonly submit: string; readonly failed: string };
  /** What stands in the way before anything is typed. */
  problem?: string | null;
  /** What is asked for beside the password. */
  fields?: (errors: FieldErrors) => ReactNode;
  /** The way back. */
  back?: ReactNode;
}

/** A page before signing in that ends in a new password: by a reset link, a card's code, or as the first MASTER. */
export function NewPasswordForm<D extends { password: string }>({
  texts,
  problem = null,
  fields,
  back,
  ...rules
}: NewPasswordFormProps<D>) {
  const form = useNewPassword({ ...rules, failed: texts.failed });
  const alert = form.failure ?? problem;
  return (
    <EntryPage title={texts.title} lead={texts.lead}>
      <Form onSubmit={() => void form.submit()} className={styles.form}>
        {fields?.(form.errors)}
        <NewPasswordFields
          password={form.password}
          repeated={form.repeated}
          onPassword={form.setPassword}
          onRepeated={form.setRepeated}
          errors={form.errors}
        />
        {alert !== null && <FormAlert>{alert}</FormAlert>}
        <Button type="submit" variant="primary" block isPending={form.isSending} className={styles.submit}>
          {texts.submit}
        </Button>
        {back}
      </Form>
    </EntryPage>
  );
}
