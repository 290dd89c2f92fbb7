import { Badge, IconButton, phone, SearchField, Select, useMediaQuery } from '@caderneta/ui';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { FilterSheet } from '../../../parts/listing/FilterSheet.tsx';
import type { StudentFilter } from './class-students.ts';
import { studentsCopy as texts } from './students.copy.ts';
import * as styles from './students.css.ts';

const items = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));
const choices = [
  { name: 'status', none: 'all', label: texts.status, items: items(texts.statuses) },
  { name: 'performance', none: 'all', label: texts.performance, items: items(texts.performances) },
  { name: 'sort', none: 'name', label: texts.sort, items: items(texts.sorts) },
] as const satisfies readonly { name: keyof StudentFilter; none: string; label: string; items: unknown }[];

export interface StudentFiltersProps {
  filter: StudentFilter;
  onChange: (part: Partial<StudentFilter>) => void;
}

/** Search, status, performance and order: in one line, on a phone behind 'Filtros' but for the search. */
export function StudentFilters({ filter, onChange }: StudentFiltersProps) {
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const used = choices.filter(({ name, none }) => filter[name] !== none).length;
  const fields = choices.map(({ name, label, items: options }) => (
    <Select
      key={name}
      hideLabel
      label={label}
      items={options}
      selectedId={filter[name]}
      onChange={(id) => onChange({ [name]: id } as Partial<StudentFilter>)}
    />
  ));
  return (
    <div className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={filter.search}
        onChange={(text) => onChange({ search: text })}
      />
      {isPhone ? (
        <span className={styles.filterButton}>
          <IconButton framed label={texts.filters(used)} icon={<ListFilter />} onPress={() => setOpen(true)} />
          {used > 0 && (
            <span className={styles.filterCount} aria-hidden="true">
              <Badge tone="warning">{used}</Badge>
            </span>
          )}
        </span>
      ) : (
        fields
      )}
      {isPhone && (
        <FilterSheet isOpen={isOpen} onOpenChange={setOpen}>
          {fields}
        </FilterSheet>
      )}
    </div>
  );
}
