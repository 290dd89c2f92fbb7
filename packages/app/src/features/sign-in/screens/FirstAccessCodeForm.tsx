import { firstAccessSchema } from '@caderneta/contract';
import { showToast, TextField, TextLink } from '@caderneta/ui';
import { KeyRound, User } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../lib/paths.ts';
import * as styles from '../components/entry-page.css.ts';
import { firstAccess } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** With the code of a printed card a person makes their first password, and is signed in. */
export function FirstAccessCodeForm() {
  const texts = signInCopy.code;
  const [login, setLogin] = useState('');
  const [code, setCode] = useState('');
  return (
    <NewPasswordForm
      texts={texts}
      schema={firstAccessSchema}
      rest={{ login, code }}
      send={firstAccess}
      onDone={(message) => showToast({ tone: 'success', message: message || texts.done })}
      fields={(errors) => (
        <>
          <TextField
            tall
            name="login"
            label={texts.login}
            icon={<User />}
            autoComplete="username"
            spellCheck="false"
            value={login}
            onChange={setLogin}
            errorMessage={errors.login}
          />
          <TextField
            tall
            name="code"
            label={texts.code}
            placeholder={texts.placeholder}
            icon={<KeyRound />}
            autoComplete="one-time-code"
            spellCheck="false"
            value={code}
            onChange={(typed) => setCode(typed.toUpperCase())}
            errorMessage={errors.code}
          />
        </>
      )}
      back={
        <TextLink standalone href={paths.signIn} className={styles.link}>
          {texts.back}
        </TextLink>
      }
    />
  );
}
