import { firstMasterSchema } from '@caderneta/contract';
import { showToast, TextField } from '@caderneta/ui';
import { useState } from 'react';
import { createFirstMaster } from '../sign-in.api.ts';
import { signInCopy } from '../sign-in.copy.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where the one-time link of an empty network leads: the first MASTER is made, and is signed in. */
export function FirstMasterForm({ token }: { token: string }) {
  const texts = signInCopy.first;
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  return (
    <NewPasswordForm
      texts={texts}
      schema={firstMasterSchema}
      rest={{ token, name, email }}
      send={createFirstMaster}
      onDone={(message) => showToast({ tone: 'success', message: message || texts.done })}
      fields={(errors) => (
        <>
          <TextField
            tall
            name="name"
            label={texts.name}
            autoComplete="name"
            value={name}
            onChange={setName}
            errorMessage={errors.name}
          />
          <TextField
            tall
            type="email"
            name="email"
            label={signInCopy.email}
            autoComplete="username"
            value={email}
            onChange={setEmail}
            errorMessage={errors.email}
          />
        </>
      )}
    />
  );
}
