import type { InstitutionSettings } from '@caderneta/contract';
import { PhoneField, TextField } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import * as styles from '../components/settings.css.ts';
import { institutionCopy } from '../institution.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Dados da escola', with its 'Código INEP'. */
export function SchoolForm({ settings }: { settings: InstitutionSettings }) {
  const texts = institutionCopy.school;
  const writes = useSettingsWrites();
  const { institution_id, version } = settings;
  return (
    <SettingsForm
      form={`configuracoes.escola.${institution_id}`}
      title={texts.title}
      start={{
        name: settings.name,
        director: settings.director ?? '',
        inep_code: settings.inep_code ?? '',
        phone: settings.phone ?? '',
        email: settings.email ?? '',
        address: settings.address ?? '',
      }}
      check={(values, { institution }) => checkForm(institution, values)}
      version={version}
      send={(patch) => writes.institution(institution_id, patch)}
    >
      {({ values, set, errors, field }) => {
        const text = (name: keyof typeof values, hint?: string) => (
          <TextField
            label={name === 'inep_code' ? texts.inep : texts[name]}
            description={hint}
            isRequired={name === 'name'}
            inputMode={name === 'inep_code' ? 'numeric' : undefined}
            value={values[name]}
            onChange={(typed) => set({ [name]: typed })}
            errorMessage={errors[name]}
          />
        );
        return (
          <>
            <div className={styles.two}>
              {text('name')}
              {text('director')}
            </div>
            <div className={styles.three}>
              {text('inep_code', texts.inepHint)}
              <PhoneField label={texts.phone} {...field('phone')} />
              {text('email')}
            </div>
            {text('address')}
          </>
        );
      }}
    </SettingsForm>
  );
}
