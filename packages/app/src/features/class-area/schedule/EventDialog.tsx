import {
  type ClassEvent,
  type ClassEventInput,
  type ClassEventType,
  classEventInputSchema,
  classEventTypeLabels,
  classEventTypes,
} from '@caderneta/contract';
import { DatePicker, Select, TextArea, TextField, TimeField } from '@caderneta/ui';
import { checkForm, type FieldErrors } from '../../../lib/forms/field-errors.ts';
import { RecordDialog } from '../../../parts/record-form/RecordDialog.tsx';
import { recordFormCopy } from '../../../parts/record-form/record-form.copy.ts';
import { useRecordForm } from '../../../parts/record-form/use-record-form.ts';
import { clockOf } from '../../../parts/teacher-schedule/timetable-lessons.ts';
import { scheduleCopy } from './schedule.copy.ts';

interface Values {
  readonly title: string;
  readonly type: ClassEventType;
  readonly date: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly description: string;
}

const typeItems = classEventTypes.map((id) => ({ id, label: classEventTypeLabels[id] }));

export interface EventDialogProps {
  /** The one being edited; null makes a new one. */
  editing: ClassEvent | null;
  classId: string;
  /** The day that a new one begins with. */
  date: string;
  today: string;
  onClose: () => void;
  /** Saves; answers the fields that the server refused, or null once saved. */
  onSave: (input: ClassEventInput) => Promise<FieldErrors | null>;
}

/** 'Novo evento' and 'Editar evento'. */
export function EventDialog({ editing, classId, date, today, onClose, onSave }: EventDialogProps) {
  const { fields, addTitle, editTitle } = scheduleCopy;
  const start: Values = {
    title: editing?.title ?? '',
    type: editing?.type ?? 'OTHER',
    date: editing?.date ?? date,
    start: editing?.start_time ? clockOf(editing.start_time) : null,
    end: editing?.end_time ? clockOf(editing.end_time) : null,
    description: editing?.description ?? '',
  };
  const form = useRecordForm<Values, ClassEventInput>({
    form: `evento.${editing?.id ?? `novo.${classId}`}`,
    start,
    check: ({ title, type, date: day, start: from, end, description }) =>
      checkForm<ClassEventInput>(classEventInputSchema, {
        class_id: classId,
        title,
        type,
        date: day ?? '',
        start_time: from,
        end_time: end,
        description: description.trim() === '' ? null : description,
      }),
    onSave,
    onClose,
  });
  const { values, change, errors } = form;
  return (
    <RecordDialog
      title={editing ? editTitle : addTitle}
      submitLabel={editing ? recordFormCopy.save : recordFormCopy.add}
      isSaving={form.isSaving}
      onSubmit={form.submit}
      onClose={form.close}
    >
      <TextField
        isRequired
        autoFocus
        label={fields.title}
        placeholder={fields.titlePlaceholder}
        maxLength={200}
        value={values.title}
        onChange={(title) => change({ title })}
        errorMessage={errors.title}
      />
      <Select
        label={fields.type}
        items={typeItems}
        selectedId={values.type}
        onChange={(id) => change({ type: id as ClassEventType })}
        errorMessage={errors.type}
      />
      <DatePicker
        isRequired
        label={fields.date}
        today={today}
        value={values.date}
        onChange={(day) => change({ date: day })}
        errorMessage={errors.date}
      />
      <TimeField
        label={fields.start}
        value={values.start}
        onChange={(time) => change({ start: time })}
        errorMessage={errors.start_time}
      />
      <TimeField
        label={fields.end}
        value={values.end}
        onChange={(time) => change({ end: time })}
        errorMessage={errors.end_time}
      />
      <TextArea
        label={fields.description}
        maxLength={2000}
        value={values.description}
        onChange={(description) => change({ description })}
        errorMessage={errors.description}
      />
    </RecordDialog>
  );
}
