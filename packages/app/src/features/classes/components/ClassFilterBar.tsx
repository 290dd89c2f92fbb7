import { SearchField, Select, type SelectItem } from '@caderneta/ui';
import { classesCopy } from '../classes.copy.ts';
import * as styles from './class-list.css.ts';

const ALL = 'all';

export interface ClassFilterBarProps {
  years: readonly number[];
  institutions: readonly { id: string; name: string }[];
  year: string;
  institutionId: string;
  search: string;
  /** The institution is not theirs to choose. */
  isInstitutionFixed: boolean;
  onYear: (year: string) => void;
  onInstitution: (id: string) => void;
  onSearch: (text: string) => void;
}

/** Search, school year, institution. */
export function ClassFilterBar(props: ClassFilterBarProps) {
  const texts = classesCopy.filters;
  const years: SelectItem[] = [
    { id: ALL, label: texts.allYears },
    ...props.years.map((year) => ({ id: String(year), label: String(year) })),
  ];
  const institutions: SelectItem[] = [
    { id: ALL, label: texts.allInstitutions },
    ...props.institutions.map(({ id, name }) => ({ id, label: name })),
  ];
  const value = (chosen: string) => (chosen === ALL ? '' : chosen);
  return (
    <search className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={props.search}
        onChange={props.onSearch}
        className={styles.search}
      />
      <Select
        hideLabel
        label={texts.year}
        items={years}
        selectedId={props.year || ALL}
        onChange={(id) => props.onYear(value(id))}
      />
      <Select
        hideLabel
        label={texts.institution}
        items={institutions}
        selectedId={props.institutionId || ALL}
        onChange={(id) => props.onInstitution(value(id))}
        isDisabled={props.isInstitutionFixed}
      />
    </search>
  );
}
