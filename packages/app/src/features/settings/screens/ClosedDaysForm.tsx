import type { InstitutionSettings } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { type DayValues, dayValuesOf } from '../calendar-form.ts';
import { DayField } from '../components/DayField.tsx';
import { EditableList } from '../components/EditableList.tsx';
import * as styles from '../components/settings.css.ts';
import { institutionCopy } from '../institution.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Dias não letivos' of a school: on them no roll call is accepted. */
export function ClosedDaysForm({ settings }: { settings: InstitutionSettings }) {
  const texts = institutionCopy.days;
  const writes = useSettingsWrites();
  const { institution_id, closed_days, version } = settings;
  const start: { days: readonly DayValues[] } = { days: closed_days.map(dayValuesOf) };
  return (
    <SettingsForm
      form={`configuracoes.dias.${institution_id}`}
      title={texts.title}
      lead={texts.lead}
      start={start}
      check={({ days }, { institution }) =>
        checkForm(institution, {
          closed_days: days.map(({ date, reason }) => ({ date: date ?? '', reason })),
        })
      }
      version={version}
      send={(patch) => writes.institution(institution_id, patch)}
    >
      {({ values, set, errors }) => (
        <EditableList
          items={values.days}
          onChange={(days) => set({ days })}
          make={() => ({ date: null, reason: '' })}
          texts={texts}
          errorMessage={errors.closed_days}
          fields={(day, index, change) => (
            <div className={styles.two}>
              <DayField
                label={texts.date}
                value={day.date}
                onChange={(date) => change({ date })}
                errorMessage={errors[`closed_days.${index}.date`]}
              />
              <TextField
                label={texts.reason}
                value={day.reason}
                onChange={(reason) => change({ reason })}
                errorMessage={errors[`closed_days.${index}.reason`]}
              />
            </div>
          )}
        />
      )}
    </SettingsForm>
  );
}
