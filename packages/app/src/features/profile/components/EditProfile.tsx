import type { User } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { dayOf } from '../../../lib/dates.ts';
import { serverErrors } from '../../../lib/forms/field-errors.ts';
import { UserWizard } from '../../../parts/user-form/UserWizard.tsx';
import { profileWords } from '../../../parts/user-form/user-form.copy.ts';
import { valuesOf } from '../../../parts/user-form/user-form-values.ts';
import { useSaveOwnRecord } from '../profile.api.ts';
import { profileCopy } from '../profile.copy.ts';

/** 'Editar Usuário': the wizard over one's own record. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const [values, setValues] = useState(() => valuesOf(user));
  const saveRecord = useSaveOwnRecord(user.id);
  const photo = user.profiles[0]?.profile_photo;

  const save = async () => {
    const answer = await saveRecord(values, user.version);
    if (answer.ok) {
      showToast({ tone: 'success', message: profileCopy.saved });
      onClose();
      return null;
    }
    const message = answer.code === 'not-found' ? profileCopy.unknownUser : failureText(answer, profileCopy.saveFailed);
    showToast({ tone: 'error', message });
    return serverErrors(answer.errors);
  };

  return (
    <UserWizard
      title={profileCopy.editTitle}
      values={values}
      onChange={(part) => setValues((now) => ({ ...now, ...part }))}
      words={profileWords}
      photoUrl={photo ? `data:image/jpeg;base64,${photo}` : null}
      today={dayOf(new Date())}
      onRefused={() => showToast({ tone: 'warning', message: profileCopy.invalid })}
      onClose={onClose}
      onSave={save}
    />
  );
}
