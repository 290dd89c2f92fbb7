import { Button, Modal, Stack } from '@caderneta/ui';
import type { ReactNode } from 'react';
import { listingCopy } from './listing.copy.ts';

export interface FilterSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What narrows the list: it does so at once. */
  children: ReactNode;
}

/** A phone's filters, in a sheet behind 'Filtros'. */
export function FilterSheet({ isOpen, onOpenChange, children }: FilterSheetProps) {
  return (
    <Modal
      title={listingCopy.filters}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="small"
      canExpand={false}
      footer={
        <Button variant="primary" onPress={() => onOpenChange(false)}>
          {listingCopy.showResults}
        </Button>
      }
    >
      <Stack>{children}</Stack>
    </Modal>
  );
}
