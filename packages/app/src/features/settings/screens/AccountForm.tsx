import { type Role, roleLabel } from '@caderneta/contract';
import { Card, LinkButton, TextField } from '@caderneta/ui';
import { useId } from 'react';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { accountCopy } from '../account.copy.ts';
import * as styles from '../components/settings.css.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const editors: readonly Role[] = ['MASTER', 'MUNICIPALITY', 'MANAGER', 'TEACHER'];

/** 'Minha conta': name and address, which staff change here and others only read. */
export function AccountForm() {
  const texts = accountCopy.account;
  const titleId = useId();
  const { id, name, email, role } = useUser();
  const writes = useSettingsWrites();
  const profile = (
    <LinkButton variant="quiet" href={paths.profile}>
      {texts.profile}
    </LinkButton>
  );
  if (!editors.includes(role)) {
    return (
      <Card as="section" aria-labelledby={titleId} className={styles.card}>
        <h2 id={titleId}>{texts.title}</h2>
        <div className={styles.facts}>
          <p className={styles.name}>{name}</p>
          <p>{email}</p>
          <p>{roleLabel(role)}</p>
          <p className={styles.hint}>{texts.readOnly}</p>
        </div>
        <div className={styles.foot}>{profile}</div>
      </Card>
    );
  }
  return (
    <SettingsForm
      form="configuracoes.conta"
      title={texts.title}
      start={{ name, email }}
      check={(values, { account }) => checkForm(account, values)}
      send={(patch) => writes.account(id, patch)}
      saved={texts.saved}
      failed={texts.failed}
      actions={profile}
    >
      {({ field }) => (
        <div className={styles.two}>
          <TextField isRequired label={texts.name} autoComplete="name" {...field('name')} />
          <TextField isRequired type="email" label={texts.email} autoComplete="email" {...field('email')} />
        </div>
      )}
    </SettingsForm>
  );
}
