import { PasswordField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { accountCopy } from '../account.copy.ts';
import * as styles from '../components/settings.css.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const empty = { current: '', next: '', repeated: '' };

/** 'Senha': another password for oneself; the other sessions end. */
export function PasswordForm() {
  const texts = accountCopy.password;
  const writes = useSettingsWrites();
  return (
    <SettingsForm
      form={null}
      title={texts.title}
      start={empty}
      after={empty}
      check={({ current, next, repeated }, { password }) => {
        const verdict = checkForm(password, { current_password: current, password: next });
        if (next === repeated) return verdict;
        return { ok: false, errors: { ...(verdict.ok ? {} : verdict.errors), repeated: texts.mismatch } };
      }}
      send={({ current_password, password }) => writes.password(current_password, password)}
      submit={texts.submit}
      saved={texts.done}
      failed={texts.failed}
    >
      {({ field }) => (
        <>
          <PasswordField
            label={texts.current}
            autoComplete="current-password"
            {...field('current', 'current_password')}
          />
          <div className={styles.two}>
            <PasswordField
              label={texts.next}
              autoComplete="new-password"
              description={texts.rules}
              {...field('next', 'password')}
            />
            <PasswordField label={texts.repeat} autoComplete="new-password" {...field('repeated')} />
          </div>
        </>
      )}
    </SettingsForm>
  );
}
