import type { User } from '@caderneta/contract';
import { DatePicker, Modal, Skeleton } from '@caderneta/ui';
import { failureText } from '../../../lib/api/failure-text.ts';
import { dayOf } from '../../../lib/dates.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { classPickersCopy } from '../../../parts/class-pickers/class-pickers.copy.ts';
import { LoadFailed } from '../../../parts/listing/LoadFailed.tsx';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { tellWrite } from '../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import * as styles from '../components/people.css.ts';
import { useUserRecord, useUserWrites } from '../people.api.ts';
import { peopleCopy } from '../people.copy.ts';
import { type Placement, pickersFor, placementOf } from '../user-placement.ts';
import { PlacementPickers, usePlacementLists } from './PlacementPickers.tsx';

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
        <LoadFailed title={peopleCopy.details.loadFailed.student} of={record} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Modal>
  );
}

interface Transfer {
  readonly institutionId: string;
  readonly classId: string;
  readonly date: string;
}
interface TransferValues extends Placement {
  readonly date: string | null;
}

function TransferForm({ user, onClose }: { user: User; onClose: () => void }) {
  const texts = peopleCopy.transfer;
  const viewer = useUser();
  const writes = useUserWrites();
  const today = dayOf(new Date());
  const before = user.profiles[0]?.school_class ?? null;
  const start: TransferValues = { ...placementOf(user), classId: null, date: today };
  const form = useRecordForm<TransferValues, Transfer>({
    form: `transferencia.${user.id}`,
    start,
    check: ({ institutionId, classId, date }) => {
      const wrong: Record<string, string> = { ...lists.failed };
      if (institutionId === null || classId === null) wrong['profile.class_id'] = texts.missing;
      if (classId !== null && classId === before?.id) wrong['profile.class_id'] = texts.sameClass;
      if (date === null) wrong['profile.transfer_date'] = texts.dateMissing;
      return Object.keys(wrong).length > 0 || institutionId === null || classId === null || date === null
        ? { ok: false, errors: wrong }
        : { ok: true, value: { institutionId, classId, date } };
    },
    onSave: (to) =>
      tellWrite(writes.transfer(user, to), {
        done: texts.done,
        failed: (failure) => failureText(failure, texts.failed),
      }),
    onClose,
  });
  const { values, change, errors } = form;
  const pickers = pickersFor(viewer, values);
  const lists = usePlacementLists(pickers, values);

  return (
    <RecordDialog size="medium" title={texts.title(user.name)} submitLabel={texts.submit} form={form} summary={errors}>
      <p>
        {before
          ? texts.now(classPickersCopy.className(before.grade, before.section, before.academic_year))
          : texts.none}
      </p>
      <p className={styles.cardLine}>{texts.lead}</p>
      <PlacementPickers
        isRequired
        pickers={pickers}
        value={values}
        onOnlyChoice={form.assume}
        onChange={change}
        lists={lists}
        errors={errors}
      />
      <DatePicker isRequired label={texts.date} today={today} {...form.field('date', 'profile.transfer_date')} />
    </RecordDialog>
  );
}
