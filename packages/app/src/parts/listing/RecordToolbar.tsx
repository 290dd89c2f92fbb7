import type { ReactNode } from 'react';
import { ListToolbar } from './ListToolbar.tsx';

export interface RecordToolbarProps {
  texts: { readonly tools: string; readonly search: string; readonly searchPlaceholder: string };
  search: string;
  onSearch: (text: string) => void;
  filters?: ReactNode;
  /** The list below, which 'Atualizar' reads anew. */
  reading: { readonly isRefreshing: boolean; readonly reload: () => Promise<void> };
  /** Of `useListTools`. */
  tools: { readonly onExcel: () => void; readonly onPrint: () => void };
}

/** The toolbar above a list of records: search, filters, 'Atualizar', Excel and paper. */
export function RecordToolbar({ texts, search, onSearch, filters, reading, tools }: RecordToolbarProps) {
  return (
    <ListToolbar
      label={texts.tools}
      search={{ label: texts.search, placeholder: texts.searchPlaceholder, value: search, onChange: onSearch }}
      filters={filters}
      onRefresh={() => void reading.reload()}
      isRefreshing={reading.isRefreshing}
      onExcel={tools.onExcel}
      onPrint={tools.onPrint}
    />
  );
}
