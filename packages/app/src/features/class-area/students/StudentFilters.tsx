import { Badge, Button, IconButton, Modal, phone, SearchField, Select, useMediaQuery } from '@caderneta/ui';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { listingCopy } from '../../../parts/listing/listing.copy.ts';
import type { StudentFilter } from './class-students.ts';
import { studentsCopy as texts } from './students.copy.ts';
import * as styles from './students.css.ts';

const items = <K extends string>(labels: Readonly<Record<K, string>>) =>
  (Object.entries(labels) as [K, string][]).map(([id, label]) => ({ id, label }));
const statusItems = items(texts.statuses);
const performanceItems = items(texts.performances);
const sortItems = items(texts.sorts);

export interface StudentFiltersProps {
  filter: StudentFilter;
  onChange: (part: Partial<StudentFilter>) => void;
}

/** Search, status, performance and order: in one line, on a phone behind 'Filtros' but for the search. */
export function StudentFilters({ filter, onChange }: StudentFiltersProps) {
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  const { search, status, performance, sort } = filter;
  const used = [status !== 'all', performance !== 'all', sort !== 'name'].filter(Boolean).length;
  const fields = (
    <>
      <Select
        hideLabel
        label={texts.status}
        items={statusItems}
        selectedId={status}
        onChange={(id) => onChange({ status: id as StudentFilter['status'] })}
      />
      <Select
        hideLabel
        label={texts.performance}
        items={performanceItems}
        selectedId={performance}
        onChange={(id) => onChange({ performance: id as StudentFilter['performance'] })}
      />
      <Select
        hideLabel
        label={texts.sort}
        items={sortItems}
        selectedId={sort}
        onChange={(id) => onChange({ sort: id as StudentFilter['sort'] })}
      />
    </>
  );
  return (
    <div className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.searchPlaceholder}
        value={search}
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
        <Modal
          title={listingCopy.filters}
          isOpen={isOpen}
          onOpenChange={setOpen}
          size="small"
          canExpand={false}
          footer={
            <Button variant="primary" onPress={() => setOpen(false)}>
              {listingCopy.showResults}
            </Button>
          }
        >
          <div className={styles.stack}>{fields}</div>
        </Modal>
      )}
    </div>
  );
}
