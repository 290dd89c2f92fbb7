import type { NetworkSettings } from '@caderneta/contract';
import { Button, Checkbox, NumberField, PasswordField, showToast, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { failureText, withReason } from '../../../lib/api/failure-text.ts';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { numberOrNull } from '../calendar-form.ts';
import * as styles from '../components/settings.css.ts';
import { networkCopy } from '../network.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { ServiceFoot } from './ServiceFoot.tsx';
import { SettingsForm } from './SettingsForm.tsx';

/** Sends a message to oneself through the mail server in force. */
function MailTest() {
  const texts = networkCopy.mail;
  const { email } = useUser();
  const { testMail } = useSettingsWrites();
  const [isSending, setSending] = useState(false);
  const test = async () => {
    setSending(true);
    const answer = await testMail(email);
    setSending(false);
    if (!answer.ok) showToast({ tone: 'error', message: failureText(answer, texts.testFailed) });
    else if (answer.data.sent) showToast({ tone: 'success', message: texts.tested(email) });
    else showToast({ tone: 'error', message: withReason(texts.testFailed, { message: answer.data.reason ?? '' }) });
  };
  return (
    <Button isPending={isSending} onPress={() => void test()}>
      {texts.test}
    </Button>
  );
}

/** 'E-mail': the server that sends password links. Its password is written, never read. */
export function MailForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.mail;
  const writes = useSettingsWrites();
  const { source, host, port, secure, user, from, has_password } = settings.mail;
  return (
    <SettingsForm
      form={null}
      title={texts.title}
      start={{ host: host ?? '', port: port ?? 587, secure, user: user ?? '', password: '', from: from ?? '' }}
      after={{ password: '' }}
      check={({ password, port: typed, ...mail }, { network }) =>
        checkForm(network, {
          mail: { ...mail, port: numberOrNull(typed), ...(password === '' ? {} : { password }) },
        })
      }
      version={settings.version}
      send={writes.network}
      actions={
        <>
          {source !== 'none' && <MailTest />}
          <ServiceFoot source={source} release={{ mail: null, version: settings.version }} />
        </>
      }
    >
      {({ values, set, field }) => (
        <>
          <div className={styles.two}>
            <TextField label={texts.host} {...field('host', 'mail.host')} />
            <NumberField
              label={texts.port}
              minValue={1}
              maxValue={65_535}
              formatOptions={{ useGrouping: false }}
              {...field('port', 'mail.port')}
            />
          </div>
          <Checkbox isSelected={values.secure} onChange={(next) => set({ secure: next })}>
            {texts.secure}
          </Checkbox>
          <div className={styles.two}>
            <TextField label={texts.user} autoComplete="off" {...field('user', 'mail.user')} />
            <PasswordField
              label={texts.password}
              description={has_password ? texts.passwordStored : undefined}
              autoComplete="new-password"
              {...field('password', 'mail.password')}
            />
          </div>
          <TextField label={texts.from} description={texts.fromHint} {...field('from', 'mail.from')} />
        </>
      )}
    </SettingsForm>
  );
}
