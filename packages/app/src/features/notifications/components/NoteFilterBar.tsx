import { Select } from '@caderneta/ui';
import { ListToolbar } from '../../../parts/listing/ListToolbar.tsx';
import { bar } from '../../../parts/listing/listing.css.ts';
import type { NoteFilters, NoteType } from '../note-filters.ts';
import { notificationsCopy } from '../notifications.copy.ts';

export interface NoteFilterBarProps {
  filters: NoteFilters;
  onChange: (part: Partial<NoteFilters>) => void;
  onExcel: () => void;
  onPrint: () => void;
}

/** Search, both filters, Excel and print. */
export function NoteFilterBar({ filters, onChange, onExcel, onPrint }: NoteFilterBarProps) {
  const texts = notificationsCopy;
  const types = Object.entries(texts.type.names).map(([id, label]) => ({ id, label }));
  return (
    <div className={bar}>
      <ListToolbar
        label={texts.tools}
        search={{ ...texts.search, value: filters.search, onChange: (search) => onChange({ search }) }}
        filters={
          <>
            <Select
              hideLabel
              label={texts.type.label}
              items={[{ id: 'all', label: texts.type.all }, ...types]}
              selectedId={filters.type}
              onChange={(type) => onChange({ type: type as NoteType | 'all' })}
            />
            <Select
              hideLabel
              label={texts.status.label}
              items={(['all', 'new', 'read'] as const).map((id) => ({ id, label: texts.status[id] }))}
              selectedId={filters.status}
              onChange={(status) => onChange({ status: status as NoteFilters['status'] })}
            />
          </>
        }
        onExcel={onExcel}
        onPrint={onPrint}
      />
    </div>
  );
}
