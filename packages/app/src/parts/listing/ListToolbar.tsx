import { phone, Toolbar, type ToolbarProps, useMediaQuery } from '@caderneta/ui';
import { type ReactNode, useState } from 'react';
import { FilterSheet } from './FilterSheet.tsx';

export interface ListToolbarProps extends Omit<ToolbarProps, 'children' | 'onFilter'> {
  /** Selects that narrow the list: beside the search, on a phone in a sheet behind 'Filtros'. */
  filters?: ReactNode;
  /** Buttons beside the search, in sight on a phone too. */
  actions?: ReactNode;
}

/** The toolbar of a list. */
export function ListToolbar({ filters, actions, ...rest }: ListToolbarProps) {
  const isPhone = useMediaQuery(phone);
  const [isOpen, setOpen] = useState(false);
  if (filters === undefined || !isPhone) {
    return (
      <Toolbar {...rest}>
        {filters}
        {actions}
      </Toolbar>
    );
  }
  return (
    <>
      <Toolbar {...rest} onFilter={() => setOpen(true)}>
        {actions}
      </Toolbar>
      <FilterSheet isOpen={isOpen} onOpenChange={setOpen}>
        {filters}
      </FilterSheet>
    </>
  );
}
