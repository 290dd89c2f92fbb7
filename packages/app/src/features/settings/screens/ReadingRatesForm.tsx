import type { MunicipalitySettings, ReadingRate } from '@caderneta/contract';
import { NumberField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { numberOrNull } from '../calendar-form.ts';
import * as styles from '../components/settings.css.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

const fields = ['fluent', 'full'] as const;

/** 'Leitura em voz alta': the words a minute that each school year is judged by. */
export function ReadingRatesForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = municipalityCopy.reading;
  const writes = useSettingsWrites();
  const { municipality_id, reading_rates, version } = settings;
  const start: { rates: readonly ReadingRate[] } = { rates: reading_rates };
  return (
    <SettingsForm
      form={`configuracoes.leitura.${municipality_id}`}
      title={texts.title}
      lead={texts.lead}
      start={start}
      check={({ rates }, { municipality }) =>
        checkForm(municipality, {
          reading_rates: rates.map(({ fluent, full }) => ({ fluent: numberOrNull(fluent), full: numberOrNull(full) })),
        })
      }
      version={version}
      send={(patch) => writes.municipality(municipality_id, patch)}
    >
      {({ values: { rates }, set, errors }) => (
        <div className={styles.pairs}>
          {rates.flatMap((rate, index) =>
            fields.map((field) => (
              <NumberField
                key={texts[field](index + 1)}
                // Beside each other on a phone there is no room for them.
                showSteps={false}
                label={texts[field](index + 1)}
                minValue={11}
                maxValue={300}
                value={rate[field]}
                onChange={(words) =>
                  set({ rates: rates.map((one, at) => (at === index ? { ...one, [field]: words } : one)) })
                }
                errorMessage={errors[`reading_rates.${index}.${field}`]}
              />
            )),
          )}
        </div>
      )}
    </SettingsForm>
  );
}
