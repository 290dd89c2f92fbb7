import { type InstitutionSettings, shiftLabels, shiftNames } from '@caderneta/contract';
import { Select, TimeField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { type ShiftValues, shiftValuesOf } from '../calendar-form.ts';
import { EditableList } from '../components/EditableList.tsx';
import * as styles from '../components/settings.css.ts';
import { institutionCopy } from '../institution.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const nameItems = shiftNames.map((id) => ({ id, label: shiftLabels[id] }));
const unused = (shifts: readonly ShiftValues[]) =>
  shiftNames.find((name) => shifts.every((shift) => shift.name !== name)) ?? shiftNames[0];

/** 'Turnos': the hours in which the school gives lessons. */
export function ShiftsForm({ settings }: { settings: InstitutionSettings }) {
  const texts = institutionCopy.shifts;
  const writes = useSettingsWrites();
  const { institution_id, shifts, version } = settings;
  const start: { shifts: readonly ShiftValues[] } = { shifts: shifts.map(shiftValuesOf) };
  return (
    <SettingsForm
      form={`configuracoes.turnos.${institution_id}`}
      title={texts.title}
      start={start}
      check={(values, { institution }) =>
        checkForm(institution, {
          shifts: values.shifts.map(({ name, start: from, end }) => ({
            name,
            start_time: from ?? '',
            end_time: end ?? '',
          })),
        })
      }
      version={version}
      send={(patch) => writes.institution(institution_id, patch)}
    >
      {({ values, set, errors }) => (
        <EditableList
          items={values.shifts}
          onChange={(next) => set({ shifts: next })}
          make={() => ({ name: unused(values.shifts), start: null, end: null })}
          texts={texts}
          errorMessage={errors.shifts}
          fields={(shift, index, change) => (
            <div className={styles.three}>
              <Select
                label={texts.name}
                items={nameItems}
                selectedId={shift.name}
                onChange={(name) => change({ name: name as ShiftValues['name'] })}
                errorMessage={errors[`shifts.${index}.name`]}
              />
              <TimeField
                label={texts.starts}
                value={shift.start}
                onChange={(from) => change({ start: from })}
                errorMessage={errors[`shifts.${index}.start_time`]}
              />
              <TimeField
                label={texts.ends}
                value={shift.end}
                onChange={(end) => change({ end })}
                errorMessage={errors[`shifts.${index}.end_time`]}
              />
            </div>
          )}
        />
      )}
    </SettingsForm>
  );
}
