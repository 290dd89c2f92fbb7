import { type Weekday, weekdays } from '@caderneta/contract';
import { ComboBox, Select, showToast, TimeField } from '@caderneta/ui';
import { useState } from 'react';
import { yearOf } from '../../../lib/dates.ts';
import { type FormFailure, failedFields } from '../../../lib/forms/form-failure.ts';
import { useUser } from '../../../lib/session/use-session.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { RecordDialog } from '../../record-form/RecordDialog.tsx';
import { tellWrite } from '../../record-form/tell-write.ts';
import { useRecordForm } from '../../record-form/use-record-form.ts';
import * as styles from '../schedule.css.ts';
import { checkSchedule, defaultSchedule, type ScheduleValues } from '../schedule-form.ts';
import { useClassOptions, useDisciplineOptions, useScheduleWrites } from '../teacher-schedule.api.ts';
import { scheduleCopy } from '../teacher-schedule.copy.ts';

export interface ScheduleDialogProps {
  /** Whose week it is; null: there is no profile, and saving says so. */
  profileId: string | null;
  onClose: () => void;
}

const dayItems = weekdays.map((id) => ({ id, label: scheduleCopy.weekdays[id] }));

/** 'Adicionar Horário'. */
export function ScheduleDialog({ profileId, onClose }: ScheduleDialogProps) {
  const texts = scheduleCopy.form;
  const { toasts } = scheduleCopy;
  const { profiles } = useUser();
  const writes = useScheduleWrites();
  const add = async (values: ScheduleValues): Promise<FormFailure | null> => {
    const checked = checkSchedule(values, profileId ?? '');
    if (!checked.ok) {
      const [first] = Object.values(checked.errors);
      if (first !== undefined) showToast({ tone: 'error', message: first });
      return failedFields(checked.errors);
    }
    return tellWrite(writes.create(checked.value), { done: toasts.added, failed: toasts.addFailed });
  };
  const form = useRecordForm<ScheduleValues, ScheduleValues>({
    form: `horario.${profileId}`,
    start: defaultSchedule,
    check: (value) => ({ ok: true, value }),
    onSave: add,
    onClose,
  });
  const { values, change, errors } = form;
  const [typed, setTyped] = useState({ schoolClass: '', discipline: '' });
  const search = useDebounced(typed);
  const classes = useClassOptions(search.schoolClass, yearOf(new Date()));
  const chosen = classes.data?.find(({ id }) => id === values.classId);
  const institutionId = chosen?.institution_id ?? profiles[0]?.institution_id ?? null;
  const disciplines = useDisciplineOptions(search.discipline, institutionId);

  return (
    <RecordDialog title={texts.title} submitLabel={texts.add} form={form}>
      <Select
        label={texts.weekday}
        items={dayItems}
        selectedId={values.weekday}
        onChange={(weekday) => change({ weekday: weekday as Weekday })}
        errorMessage={errors.weekday}
      />
      <div className={styles.pair}>
        <TimeField isRequired label={texts.start} {...form.field('start', 'start_time')} />
        <TimeField isRequired label={texts.end} {...form.field('end', 'end_time')} />
      </div>
      <ComboBox
        label={texts.schoolClass}
        placeholder={texts.classPlaceholder}
        description={texts.optional}
        items={(classes.data ?? []).map(({ id, grade, section, institution }) => ({
          id,
          label: `${grade} ${section}`,
          detail: institution.name,
        }))}
        selectedId={values.classId}
        onChange={(classId) => change({ classId })}
        onSearch={(text) => setTyped((now) => ({ ...now, schoolClass: text }))}
        isLoading={classes.isRefreshing}
        errorMessage={errors.class_id ?? classes.failure?.message}
      />
      <ComboBox
        label={texts.discipline}
        placeholder={texts.disciplinePlaceholder}
        description={texts.optional}
        items={(disciplines.data ?? []).map(({ id, name }) => ({ id, label: name }))}
        selectedId={values.disciplineId}
        onChange={(disciplineId) => change({ disciplineId })}
        onSearch={(text) => setTyped((now) => ({ ...now, discipline: text }))}
        isLoading={disciplines.isRefreshing}
        errorMessage={errors.discipline_id ?? disciplines.failure?.message}
      />
    </RecordDialog>
  );
}
