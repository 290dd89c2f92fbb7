import type { MunicipalitySettings } from '@caderneta/contract';
import { TextField } from '@caderneta/ui';
import { yearOf } from '../../../lib/dates.ts';
import { checkYear, yearValuesOf } from '../calendar-form.ts';
import { DayField } from '../components/DayField.tsx';
import * as styles from '../components/settings.css.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Ano letivo': which one it is, and its days. */
export function SchoolYearForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = municipalityCopy.year;
  const writes = useSettingsWrites();
  const { municipality_id, school_year, version } = settings;
  return (
    <SettingsForm
      form={`configuracoes.ano-letivo.${municipality_id}`}
      title={texts.title}
      start={yearValuesOf(school_year, yearOf(new Date()))}
      check={checkYear}
      version={version}
      send={(patch) => writes.municipality(municipality_id, patch)}
    >
      {({ field }) => (
        <div className={styles.three}>
          <TextField label={texts.year} inputMode="numeric" {...field('year', 'school_year.year')} />
          <DayField label={texts.starts} {...field('startsOn', 'school_year.starts_on')} />
          <DayField label={texts.ends} {...field('endsOn', 'school_year.ends_on')} />
        </div>
      )}
    </SettingsForm>
  );
}
