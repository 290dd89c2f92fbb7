import { FileSpreadsheet, FileText, ListFilter, Printer, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { messages } from '../messages.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { phone } from '../theme/breakpoints.ts';
import { useMediaQuery } from '../theme/use-media-query.ts';
import { SearchOverlay } from './SearchOverlay.tsx';
import * as styles from './Toolbar.css.ts';
import { type ToolbarAction, ToolbarMenu } from './ToolbarMenu.tsx';
import type { ToolbarSearch } from './toolbar-search.ts';

export interface ToolbarProps {
  /** Names the group: 'Ferramentas da lista de usuários'. */
  label: string;
  search?: ToolbarSearch;
  /** Selects that narrow the list, beside the search. */
  children?: ReactNode;
  /** Offers a button 'Filtros'. */
  onFilter?: () => void;
  /** Offers a button 'Atualizar'; it reads 'Carregando...' while `isRefreshing`. */
  onRefresh?: () => void;
  isRefreshing?: boolean;
  onCsv?: () => void;
  onExcel?: () => void;
  onPrint?: () => void;
  /** Whether CSV is offered. Default false. */
  csv?: boolean;
  /** Whether Excel is offered. Default true. */
  excel?: boolean;
  /** Whether printing is offered. Default true. */
  print?: boolean;
}

/**
 * What can be done with the list below it: search, filter, refresh, take it away as CSV or Excel, print. What makes a
 * new thing is the primary button of the PageHeader; what is done with one row is in its row. On a phone the search
 * opens over the bar (Escape closes it), 'Atualizar' is its icon and what takes the list away is in a menu: all in one line.
 */
export function Toolbar({
  label,
  search,
  children,
  onFilter,
  onRefresh,
  isRefreshing = false,
  onCsv,
  onExcel,
  onPrint,
  csv = false,
  excel = true,
  print = true,
}: ToolbarProps) {
  const isPhone = useMediaQuery(phone);
  const texts = messages.toolbar;
  const actions: ToolbarAction[] = [];
  if (csv && onCsv) actions.push({ id: 'csv', label: texts.csv, icon: <FileText />, onAction: onCsv });
  if (excel && onExcel) actions.push({ id: 'excel', label: texts.excel, icon: <FileSpreadsheet />, onAction: onExcel });
  if (print && onPrint) actions.push({ id: 'print', label: texts.print, icon: <Printer />, onAction: onPrint });
  return (
    <Group aria-label={label} className={styles.toolbar}>
      {search !== undefined &&
        (isPhone ? <SearchOverlay {...search} /> : <SearchField {...search} className={styles.search} />)}
      {children}
      {onFilter !== undefined && (
        <Button icon={<ListFilter />} onPress={onFilter}>
          {texts.filter}
        </Button>
      )}
      <span className={styles.actions}>
        {onRefresh !== undefined &&
          (isPhone ? (
            <IconButton
              framed
              label={isRefreshing ? messages.loading : texts.refresh}
              icon={<RotateCw />}
              isDisabled={isRefreshing}
              onPress={onRefresh}
            />
          ) : (
            <Button icon={<RotateCw />} isDisabled={isRefreshing} onPress={onRefresh}>
              <span role="status">{isRefreshing ? messages.loading : texts.refresh}</span>
            </Button>
          ))}
        {isPhone
          ? actions.length > 0 && <ToolbarMenu actions={actions} />
          : actions.map((action) => (
              <Button key={action.id} icon={action.icon} onPress={action.onAction}>
                {action.label}
              </Button>
            ))}
      </span>
    </Group>
  );
}
