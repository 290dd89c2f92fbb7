import type { MunicipalitySettings } from '@caderneta/contract';
import { checkTerms, nextTerm, type TermValues, termValuesOf } from '../calendar-form.ts';
import { EditableList } from '../components/EditableList.tsx';
import { TermFields } from '../components/TermFields.tsx';
import { municipalityCopy } from '../municipality.copy.ts';
import { useSettingsWrites } from '../settings.api.ts';
import { SettingsForm } from './SettingsForm.tsx';

/** 'Períodos e janela de lançamento': outside its window nothing of a period is accepted. */
export function TermsForm({ settings }: { settings: MunicipalitySettings }) {
  const texts = municipalityCopy.terms;
  const writes = useSettingsWrites();
  const { municipality_id, terms, version } = settings;
  const start: { terms: readonly TermValues[] } = { terms: terms.map(termValuesOf) };
  return (
    <SettingsForm
      form={`configuracoes.periodos.${municipality_id}`}
      title={texts.title}
      lead={texts.lead}
      start={start}
      check={(values, schemas) => checkTerms(values.terms, schemas)}
      version={version}
      send={(patch) => writes.municipality(municipality_id, patch)}
    >
      {({ values, set, errors }) => (
        <EditableList
          items={values.terms}
          onChange={(next) => set({ terms: next })}
          make={() => nextTerm(values.terms)}
          texts={texts}
          errorMessage={errors.terms}
          fields={(term, index, change) => (
            <TermFields term={term} onChange={change} path={`terms.${index}`} errors={errors} />
          )}
        />
      )}
    </SettingsForm>
  );
}
