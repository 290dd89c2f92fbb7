import {
  type ClassTeacher,
  type ClassTeacherInput,
  classTeacherInputSchema,
  type SchoolClass,
} from '@caderneta/contract';
import { DatePicker, Select } from '@caderneta/ui';
import { joinLoads } from '../../../../lib/api/load-state.ts';
import { checkForm } from '../../../../lib/forms/field-errors.ts';
import { LoadFailed } from '../../../../parts/listing/LoadFailed.tsx';
import { EditDialog } from '../../../../parts/record-form/EditDialog.tsx';
import { tellChange } from '../../../../parts/record-form/tell-change.ts';
import { tellWrite } from '../../../../parts/record-form/tell-write.ts';
import { useRecordForm } from '../../../../parts/record-form/use-record-form.ts';
import { useClassDisciplines } from '../../class-area.api.ts';
import { newTeacherForm, useTeachersOf, useTeacherWrites } from '../teachers.api.ts';
import { teachersCopy as texts } from '../teachers.copy.ts';

interface Values {
  readonly teacher: string;
  readonly discipline: string;
  readonly starts: string | null;
  readonly ends: string | null;
}

export interface TeacherFormProps {
  schoolClass: SchoolClass;
  /** The assignment whose days are changed; null makes a new one. */
  editing: ClassTeacher | null;
  today: string;
  onClose: () => void;
}

/** Gives a discipline of the class to a teacher, or an assignment other days. */
export function TeacherForm({ schoolClass, editing, today, onClose }: TeacherFormProps) {
  const { fields } = texts;
  const writes = useTeacherWrites(schoolClass.id);
  const teachers = useTeachersOf(schoolClass.institution_id);
  const disciplines = useClassDisciplines(schoolClass.institution_id);
  const form = useRecordForm<Values, ClassTeacherInput>({
    form: editing ? `professor.${editing.id}` : newTeacherForm(schoolClass.id),
    start: {
      teacher: editing?.teacher_profile_id ?? '',
      discipline: editing?.discipline_id ?? '',
      starts: editing?.starts_on ?? null,
      ends: editing?.ends_on ?? null,
    },
    check: ({ teacher, discipline, starts, ends }) =>
      checkForm<ClassTeacherInput>(classTeacherInputSchema, {
        teacher_profile_id: teacher,
        discipline_id: discipline,
        starts_on: starts,
        ends_on: ends,
      }),
    onSave: ({ starts_on, ends_on, ...whom }) =>
      editing
        ? tellChange(
            editing,
            (version) => writes.change(editing.id, { starts_on, ends_on, version }),
            texts.done.updated,
          )
        : tellWrite(writes.assign({ ...whom, starts_on, ends_on }), texts.done.created),
    onClose,
  });
  const loads = joinLoads(teachers, disciplines);
  const people = editing
    ? [{ id: editing.teacher_profile_id, label: editing.teacher.name }]
    : (teachers.rows ?? []).flatMap(({ name, profiles: [profile] }) =>
        profile ? [{ id: profile.id, label: name }] : [],
      );
  return (
    <EditDialog editing={editing} texts={texts} form={form}>
      {loads.failure && <LoadFailed title={texts.failed} of={loads} />}
      <Select
        label={fields.teacher}
        items={people}
        selectedId={form.values.teacher || null}
        onChange={(teacher) => form.change({ teacher })}
        isDisabled={editing !== null}
        errorMessage={form.errors.teacher_profile_id}
      />
      <Select
        label={fields.discipline}
        items={(disciplines.rows ?? []).map(({ id, name }) => ({ id, label: name }))}
        selectedId={form.values.discipline || null}
        onChange={(discipline) => form.change({ discipline })}
        isDisabled={editing !== null}
        errorMessage={form.errors.discipline_id}
      />
      <DatePicker
        label={fields.starts}
        description={fields.daysHint}
        today={today}
        {...form.field('starts', 'starts_on')}
      />
      <DatePicker label={fields.ends} description={fields.daysHint} today={today} {...form.field('ends', 'ends_on')} />
    </EditDialog>
  );
}
