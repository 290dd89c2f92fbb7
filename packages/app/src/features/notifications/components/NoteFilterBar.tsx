import { Button, Select, Toolbar } from '@caderneta/ui';
import { CheckCheck } from 'lucide-react';
import type { NoteFilters, NoteType } from '../note-filters.ts';
import { notificationsCopy } from '../notifications.copy.ts';
import * as styles from './notifications.css.ts';

export interface NoteFilterBarProps {
  filters: NoteFilters;
  onChange: (part: Partial<NoteFilters>) => void;
  onExcel: () => void;
  onPrint: () => void;
  onMarkAll: () => void;
  isMarking: boolean;
  /** There is nothing new to mark, or nothing has come yet. */
  hasNothingNew: boolean;
}

/** Search, both filters, 'Marcar todas como lidas', Excel and print. */
export function NoteFilterBar(props: NoteFilterBarProps) {
  const { filters, onChange } = props;
  const texts = notificationsCopy;
  const types = Object.entries(texts.type.names).map(([id, label]) => ({ id, label }));
  return (
    <>
      <div className={styles.toolbar}>
        <Toolbar
          label={texts.tools}
          search={{ ...texts.search, value: filters.search, onChange: (search) => onChange({ search }) }}
          onExcel={props.onExcel}
          onPrint={props.onPrint}
        />
      </div>
      <div className={styles.filters}>
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
        <Button
          icon={<CheckCheck />}
          onPress={props.onMarkAll}
          isPending={props.isMarking}
          isDisabled={props.hasNothingNew}
        >
          {texts.markAll}
        </Button>
      </div>
    </>
  );
}
