import { itemLevels, type Skill } from '@caderneta/contract';
import { ComboBox, phone, Select, useMediaQuery } from '@caderneta/ui';
import { useState } from 'react';
import { holdsWords } from '../../../lib/fold-text.ts';
import { useSkillCatalogue } from '../../../parts/question-skills/question-skills.api.ts';
import { questionBankCopy as texts } from '../question-bank.copy.ts';

const ALL = 'all';
const ARCHIVED = 'arquivadas';
const years = Array.from({ length: 12 }, (_, at) => at + 1);

/** Name of each filter in the address. */
export const filterNames = {
  ...{ search: 'busca', year: 'ano', level: 'nivel', component: 'componente', skill: 'habilidade', state: 'situacao' },
} as const;
export type FilterValues = Readonly<Record<keyof typeof filterNames, string>>;

/** What the filters say in words, for a file and paper. */
export const wordsOf = ({ search, year, level, component, skill, state }: FilterValues) => ({
  ...{ search, component, skill },
  grade: year === '' ? undefined : texts.yearName(Number(year)),
  level: itemLevels.flatMap((id) => (id === level ? [texts.levels[id]] : []))[0],
  state: state === ARCHIVED ? texts.states.archived : undefined,
});

export interface ItemFiltersProps {
  values: FilterValues;
  onChange: (part: Partial<FilterValues>) => void;
  /** Whether archived questions may be looked at. */
  hasStates: boolean;
}

/** A code that several networks have once, the chosen one always. */
function skillItems(skills: readonly Skill[], typed: string, chosen: string) {
  const isFound = holdsWords(typed);
  const found = skills.filter(({ code, text }) => code === chosen || isFound(`${code} ${text ?? ''}`));
  const textOf = new Map([
    ...(chosen ? [[chosen, null] as const] : []),
    ...found.map(({ code, text }) => [code, text] as const),
  ]);
  return [...textOf].map(([code, text]) => ({ id: code, label: code, detail: text ?? undefined }));
}

/** What narrows the bank: year, level, component and skill, as the network's matrices have them. */
export function ItemFilters({ values, onChange, hasStates }: ItemFiltersProps) {
  const isPhone = useMediaQuery(phone);
  const [typed, setTyped] = useState('');
  const { data: skills = [], isLoading, isSearching, truncated } = useSkillCatalogue(undefined, typed);
  const components = [...new Set(skills.flatMap(({ component }) => component ?? []))].sort((a, b) =>
    a.localeCompare(b, 'pt-BR'),
  );
  const select = (
    name: 'year' | 'level' | 'component' | 'state',
    label: string,
    items: readonly { id: string; label: string }[],
  ) => (
    <Select
      hideLabel={!isPhone}
      label={label}
      items={[{ id: ALL, label: `${label}: ${texts.all}` }, ...items]}
      selectedId={values[name] || ALL}
      onChange={(id) => onChange({ [name]: id === ALL ? '' : id })}
    />
  );
  const { columns } = texts;
  return (
    <>
      {select(
        'year',
        columns.year,
        years.map((year) => ({ id: String(year), label: texts.yearName(year) })),
      )}
      {select(
        'level',
        columns.level,
        itemLevels.map((id) => ({ id, label: texts.levels[id] })),
      )}
      {components.length > 0 &&
        select(
          'component',
          columns.component,
          components.map((id) => ({ id, label: id })),
        )}
      <ComboBox
        label={texts.fields.skills}
        hideLabel={!isPhone}
        placeholder={texts.skillPlaceholder}
        items={skillItems(skills, truncated ? typed : '', values.skill)}
        selectedId={values.skill || null}
        onChange={(skill) => onChange({ skill: skill ?? '' })}
        // The name of what is chosen stands in the field, and is no search.
        onSearch={truncated ? (text) => setTyped(text === values.skill ? '' : text) : undefined}
        description={truncated ? texts.skillsCut : undefined}
        isLoading={isLoading || isSearching}
      />
      {hasStates && (
        <Select
          hideLabel={!isPhone}
          label={texts.state}
          items={[
            { id: ALL, label: `${texts.state}: ${texts.states.open}` },
            { id: ARCHIVED, label: `${texts.state}: ${texts.states.archived}` },
          ]}
          selectedId={values.state || ALL}
          onChange={(id) => onChange({ state: id === ALL ? '' : id })}
        />
      )}
    </>
  );
}
