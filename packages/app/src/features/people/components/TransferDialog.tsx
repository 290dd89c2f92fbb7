import type { User } from '@caderneta/contract';
import { Button, DatePicker, ErrorState, Form, type FormError, Modal, Skeleton, showToast } from '@caderneta/ui';
import { useId, useState } from 'react';
import { failureText } from '../../../lib/api/failure-text.ts';
import { dayOf } from '../../../lib/dates.ts';
import { type FieldErrors, serverErrors } from '../../../lib/forms/field-errors.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useUserRecord, useUserWrites } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';
import { pickersFor, placementOf } from '../user-placement.ts';
import { PlacementPickers, usePlaces } from './PlacementPickers.tsx';
import * as styles from './people.css.ts';

export interface TransferDialogProps {
  pupil: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** Moves a pupil to another class from a day on; the record is read first, for its version. */
export function TransferDialog({ pupil, onClose }: TransferDialogProps) {
  const record = useUserRecord(pupil.id);
  if (record.data) return <TransferForm key={pupil.id} user={record.data} onClose={onClose} />;
  return (
    <Modal isOpen title={peopleCopy.transfer.title(pupil.name)} onOpenChange={onClose}>
      {record.failure ? (
        <ErrorState
          title={peopleCopy.details.loadFailed}
          message={record.failure.message}
          onRetry={() => void record.reload()}
          isRetrying={record.isRefreshing}
        />
      ) : (
        <Skeleton rows={3} />
      )}
    </Modal>
  );
}

const listOf = (errors: FieldErrors): FormError[] =>
  Object.entries(errors).map(([name, message]) => ({ name, message }));

function TransferForm({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = peopleCopy.transfer;
  const viewer = useUser();
  const writes = useUserWrites();
  const formId = useId();
  const today = dayOf(new Date());
  const before = user.profiles[0]?.school_class ?? null;
  const [place, setPlace] = useState(() => ({ ...placementOf(user), classId: null as string | null }));
  const [date, setDate] = useState<string | null>(today);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isSaving, setSaving] = useState(false);
  const pickers = pickersFor(viewer, place);
  const places = usePlaces(pickers, place);

  const submit = async () => {
    if (isSaving) return;
    const { institutionId, classId } = place;
    const wrong: Record<string, string> = { ...places.failed };
    if (institutionId === null || classId === null) wrong['profile.class_id'] = texts.missing;
    if (classId !== null && classId === before?.id) wrong['profile.class_id'] = texts.sameClass;
    if (date === null) wrong['profile.transfer_date'] = texts.dateMissing;
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || institutionId === null || classId === null || date === null) return;
    setSaving(true);
    const answer = await writes.transfer(user, { institutionId, classId, date });
    setSaving(false);
    if (!answer.ok) {
      setErrors(serverErrors(answer.errors));
      showToast({ tone: 'error', message: failureText(answer, texts.failed) });
      return;
    }
    showToast({ tone: 'success', message: texts.done });
    onClose();
  };

  return (
    <Modal
      isOpen
      title={texts.title(user.name)}
      onOpenChange={() => {
        if (!isSaving) onClose();
      }}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isSaving}>
            {texts.cancel}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={listOf(errors)} onSubmit={() => void submit()} className={styles.stack}>
        <p>
          {before
            ? texts.now(peopleCopy.form.className(before.grade, before.section, before.academic_year))
            : texts.none}
        </p>
        <p className={styles.cardLine}>{texts.lead}</p>
        <PlacementPickers pickers={pickers} value={place} onChange={setPlace} places={places} errors={errors} />
        <DatePicker
          isRequired
          name="profile.transfer_date"
          label={texts.date}
          today={today}
          value={date}
          onChange={setDate}
          errorMessage={errors['profile.transfer_date']}
        />
      </Form>
    </Modal>
  );
}
