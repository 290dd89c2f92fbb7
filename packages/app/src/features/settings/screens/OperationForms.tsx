import type { NetworkSettings } from '@caderneta/contract';
import { Checkbox, NumberField, TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { numberOrNull } from '../calendar-form.ts';
import { networkCopy } from '../network.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Modo manutenção': meanwhile only MASTER works. */
function MaintenanceForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.maintenance;
  const writes = useSettingsWrites();
  const { active, message } = settings.maintenance;
  return (
    <SettingsForm
      form="configuracoes.manutencao"
      title={texts.title}
      start={{ active, message: message ?? '' }}
      check={(maintenance, { network }) => checkForm(network, { maintenance })}
      version={settings.version}
      send={writes.network}
    >
      {({ values, set, field }) => (
        <>
          <Checkbox
            isSelected={values.active}
            onChange={(isOn) => set({ active: isOn })}
            description={texts.activeHint}
          >
            {texts.active}
          </Checkbox>
          <TextField label={texts.message} {...field('message', 'maintenance.message')} />
        </>
      )}
    </SettingsForm>
  );
}

/** 'Expiração de sessão': hours without use after which one is asked for the password again. */
function SessionHoursForm({ settings }: { settings: NetworkSettings }) {
  const texts = networkCopy.session;
  const writes = useSettingsWrites();
  return (
    <SettingsForm
      form="configuracoes.sessao"
      title={texts.title}
      start={{ hours: settings.session_hours }}
      check={({ hours }, { network }) => checkForm(network, { session_hours: numberOrNull(hours) })}
      version={settings.version}
      send={writes.network}
    >
      {({ field }) => (
        <NumberField
          label={texts.hours}
          description={texts.hint}
          minValue={1}
          maxValue={720}
          {...field('hours', 'session_hours')}
        />
      )}
    </SettingsForm>
  );
}

/** How the installation runs. */
export function OperationForms({ settings }: { settings: NetworkSettings }) {
  return (
    <>
      <MaintenanceForm settings={settings} />
      <SessionHoursForm settings={settings} />
    </>
  );
}
