import type { MunicipalitySettings } from '@caderneta/contract';
import { Checkbox } from '@caderneta/ui';
import { checkForm } from '../../../lib/forms/field-errors.ts';
import { municipalityCopy } from '../municipality.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Professores lançam qualquer disciplina da turma'. */
export function PostingForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = municipalityCopy.posting;
  const writes = useSettingsWrites();
  const { municipality_id, any_discipline, version } = settings;
  return (
    <SettingsForm
      form={`configuracoes.lancamento.${municipality_id}`}
      title={texts.title}
      start={{ anyDiscipline: any_discipline }}
      check={({ anyDiscipline }, { municipality }) => checkForm(municipality, { any_discipline: anyDiscipline })}
      version={version}
      send={(patch) => writes.municipality(municipality_id, patch)}
    >
      {({ values, set }) => (
        <Checkbox
          isSelected={values.anyDiscipline}
          description={texts.hint}
          onChange={(anyDiscipline) => set({ anyDiscipline })}
        >
          {texts.anyDiscipline}
        </Checkbox>
      )}
    </SettingsForm>
  );
}
