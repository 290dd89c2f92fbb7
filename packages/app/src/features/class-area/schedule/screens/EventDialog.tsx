import {
  type ClassEvent,
  type ClassEventInput,
  type ClassEventType,
  classEventInputSchema,
  classEventTypeLabels,
  classEventTypes,
  isStaffMatter,
  mostSkillsOfEvent,
  type SchoolClass,
} from '@caderneta/contract';
import { Checkbox, DatePicker, Select, TextArea, TextField, TimeField } from '@caderneta/ui';
import { checkForm } from '../../../../lib/forms/field-errors.ts';
import type { FormFailure } from '../../../../lib/forms/form-failure.ts';
import { SkillCodesField } from '../../../../parts/question-skills/screens/SkillCodesField.tsx';
import { EditDialog } from '../../../../parts/record-form/EditDialog.tsx';
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts';
import { clockOf } from '../../../../parts/teacher-schedule/timetable-lessons.ts';
import { useOwnComponents } from '../../use-own-components.ts';
import { scheduleCopy } from '../schedule.copy.ts';

interface Values {
  readonly title: string;
  readonly type: ClassEventType;
  readonly date: string | null;
  readonly start: string | null;
  readonly end: string | null;
  readonly description: string;
  /** Null until somebody says: then the title decides. */
  readonly staffOnly: boolean | null;
  readonly codes: readonly string[];
}

const isForStaff = ({ staffOnly, title }: Values): boolean => staffOnly ?? isStaffMatter(title);

const typeItems = classEventTypes.map((id) => ({ id, label: classEventTypeLabels[id] }));

export interface EventDialogProps {
  /** The one being edited; null makes a new one. */
  editing: ClassEvent | null;
  schoolClass: SchoolClass;
  /** The day that a new one begins with. */
  date: string;
  today: string;
  onClose: () => void;
  /** Saves; answers why it was refused, or null once saved. */
  onSave: (input: ClassEventInput) => Promise<FormFailure | null>;
}

/** 'Novo evento' and 'Editar evento'. */
export function EventDialog({ editing, schoolClass, date, today, onClose, onSave }: EventDialogProps) {
  const { id: classId, grade, institution } = schoolClass;
  const components = useOwnComponents(classId);
  const { fields } = scheduleCopy;
  const start: Values = {
    title: editing?.title ?? '',
    type: editing?.type ?? 'OTHER',
    date: editing?.date ?? date,
    start: editing?.start_time ? clockOf(editing.start_time) : null,
    end: editing?.end_time ? clockOf(editing.end_time) : null,
    description: editing?.description ?? '',
    staffOnly: editing?.staff_only ?? null,
    codes: editing?.codes ?? [],
  };
  const form = useRecordForm<Values, ClassEventInput>({
    form: `evento.${editing?.id ?? `novo.${classId}`}`,
    start,
    check: (values) =>
      checkForm<ClassEventInput>(classEventInputSchema, {
        class_id: classId,
        title: values.title,
        type: values.type,
        date: values.date ?? '',
        start_time: values.start,
        end_time: values.end,
        description: values.description.trim() === '' ? null : values.description,
        staff_only: isForStaff(values),
        codes: values.codes,
      }),
    onSave,
    onClose,
  });
  return (
    <EditDialog editing={editing} texts={scheduleCopy} form={form}>
      <TextField label={fields.title} placeholder={fields.titlePlaceholder} {...form.lead('title')} />
      <Select
        label={fields.type}
        items={typeItems}
        selectedId={form.values.type}
        onChange={(id) => form.change({ type: id as ClassEventType })}
        errorMessage={form.errors.type}
      />
      <DatePicker isRequired label={fields.date} today={today} {...form.field('date')} />
      <TimeField label={fields.start} {...form.field('start', 'start_time')} />
      <TimeField label={fields.end} {...form.field('end', 'end_time')} />
      <TextArea label={fields.description} {...form.field('description')} />
      <SkillCodesField
        municipalityId={institution.municipality_id}
        grade={grade}
        components={components}
        codes={form.values.codes}
        onChange={(codes) => form.change({ codes })}
        most={mostSkillsOfEvent}
        errorMessage={form.errors.codes}
      />
      <Checkbox
        isSelected={isForStaff(form.values)}
        onChange={(staffOnly) => form.change({ staffOnly })}
        description={fields.staffOnlyHint}
      >
        {fields.staffOnly}
      </Checkbox>
    </EditDialog>
  );
}
