import type { User } from '@caderneta/contract';
import { showToast } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { dayOf } from '../../../lib/dates.ts';
import { formFailureOf } from '../../../lib/forms/form-failure.ts';
import { useDraft } from '../../../lib/forms/use-draft.ts';
import { tellDraft } from '../../../parts/drafts/tell-draft.ts';
import { newerVersion } from '../../../parts/record-form/tell-change.ts';
import { UserWizard } from '../../../parts/user-form/UserWizard.tsx';
import { profileWords } from '../../../parts/user-form/user-form.copy.ts';
import { valuesOf } from '../../../parts/user-form/user-form-values.ts';
import { useSaveOwnRecord } from '../own-record.api.ts';
import { profileCopy } from '../profile.copy.ts';

/** 'Editar Usuário': the wizard over one's own record. What was typed survives a reload. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  // With the version that was read when the form opened: a newer one must not let this save pass over somebody else's.
  const start = { ...valuesOf(user), version: user.version };
  const draft = useDraft('perfil', start);
  const { values, change, forget } = draft;
  const saveRecord = useSaveOwnRecord(user.id);
  const photo = user.profiles[0]?.profile_photo;

  const close = () => {
    forget();
    onClose();
  };
  const save = async () => {
    const answer = await saveRecord(values, values.version);
    if (answer.ok) {
      showToast({ tone: 'success', message: profileCopy.saved });
      draft.goOnFrom(values);
      onClose();
      return null;
    }
    const newer = newerVersion(answer);
    if (newer !== null) {
      change({ version: newer });
      return formFailureOf(answer);
    }
    const message = answer.code === 'not-found' ? profileCopy.unknownUser : failureText(answer, profileCopy.saveFailed);
    showToast({ tone: 'error', message });
    return formFailureOf(answer);
  };

  return (
    <UserWizard
      title={profileCopy.editTitle}
      values={values}
      onChange={change}
      words={profileWords}
      photoUrl={photo ? `data:image/jpeg;base64,${photo}` : null}
      restored={draft.restored}
      today={dayOf(new Date())}
      onRefused={() => showToast({ tone: 'warning', message: profileCopy.invalid })}
      onLeave={() => {
        tellDraft(draft);
        onClose();
      }}
      onCancel={close}
      onSave={save}
    />
  );
}
