import type { MunicipalitySettings } from '@caderneta/contract';
import { NumberField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { numberOrNull } from '../calendar-form.ts';
import * as styles from '../components/settings.css.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** 'Média mínima', 'Frequência mínima' and 'Alerta de faltas'. */
export function MinimumsForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = municipalityCopy.minimums;
  const writes = useSettingsWrites();
  const { municipality_id, minimum_mean, minimum_attendance, absence_alert, version } = settings;
  return (
    <SettingsForm
      form={`configuracoes.minimos.${municipality_id}`}
      title={texts.title}
      start={{
        mean: minimum_mean,
        attendance: minimum_attendance,
        total: absence_alert.total ?? Number.NaN,
        consecutive: absence_alert.consecutive ?? Number.NaN,
      }}
      check={({ mean, attendance, total, consecutive }, { municipality }) =>
        checkForm(municipality, {
          minimum_mean: numberOrNull(mean),
          minimum_attendance: numberOrNull(attendance),
          absence_alert: { total: numberOrNull(total), consecutive: numberOrNull(consecutive) },
        })
      }
      version={version}
      send={(patch) => writes.municipality(municipality_id, patch)}
    >
      {({ field }) => (
        <>
          <div className={styles.two}>
            <NumberField
              label={texts.mean}
              minValue={0}
              maxValue={10}
              step={0.1}
              formatOptions={oneDecimal}
              commitBehavior="validate"
              {...field('mean', 'minimum_mean')}
            />
            <NumberField
              label={texts.attendance}
              minValue={0}
              maxValue={100}
              commitBehavior="validate"
              {...field('attendance', 'minimum_attendance')}
            />
          </div>
          <h3>{texts.alert}</h3>
          <div className={styles.two}>
            <NumberField
              label={texts.total}
              description={texts.alertHint}
              minValue={1}
              maxValue={200}
              {...field('total', 'absence_alert.total')}
            />
            <NumberField
              label={texts.consecutive}
              description={texts.alertHint}
              minValue={1}
              maxValue={200}
              {...field('consecutive', 'absence_alert.consecutive')}
            />
          </div>
        </>
      )}
    </SettingsForm>
  );
}
