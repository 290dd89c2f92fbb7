import { phone, Select, type SelectItem, useMediaQuery } from '@caderneta/ui';
import { classesCopy } from '../classes.copy.ts';

const ALL = 'all';

export interface ClassFilterFieldsProps {
  years: readonly number[];
  institutions: readonly { id: string; name: string }[];
  year: string;
  institutionId: string;
  /** The institution is not theirs to choose. */
  isInstitutionFixed: boolean;
  onYear: (year: string) => void;
  onInstitution: (id: string) => void;
  /** 'hoje' or 'semana'; empty for all. */
  uncalled: string;
  onUncalled: (span: string) => void;
}

const { rollCall, anyRollCall, uncalledToday, uncalledThisWeek } = classesCopy.filters;
const rollCalls: readonly SelectItem[] = [
  { id: ALL, label: anyRollCall },
  { id: 'hoje', label: uncalledToday },
  { id: 'semana', label: uncalledThisWeek },
];

/** What the filter of roll calls says in words; undefined where it leaves all. */
export const rollCallWords = (uncalled: string) =>
  uncalled === '' ? undefined : rollCalls.find(({ id }) => id === uncalled)?.label;

/** School year, institution and missing roll calls. On a phone they stand in a sheet, with their labels. */
export function ClassFilterFields(props: ClassFilterFieldsProps) {
  const texts = classesCopy.filters;
  const isPhone = useMediaQuery(phone);
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
    <>
      <Select
        hideLabel={!isPhone}
        label={texts.year}
        items={years}
        selectedId={props.year || ALL}
        onChange={(id) => props.onYear(value(id))}
      />
      <Select
        hideLabel={!isPhone}
        label={texts.institution}
        items={institutions}
        selectedId={props.institutionId || ALL}
        onChange={(id) => props.onInstitution(value(id))}
        isDisabled={props.isInstitutionFixed}
      />
      <Select
        hideLabel={!isPhone}
        label={rollCall}
        items={rollCalls}
        selectedId={props.uncalled || ALL}
        onChange={(id) => props.onUncalled(value(id))}
      />
    </>
  );
}
