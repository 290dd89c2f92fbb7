import { IconButton, phone, useMediaQuery } from '@caderneta/ui';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { lazyDialog } from '../../parts/lazy/LazyPart.tsx';
import type { SearchReach } from './places.ts';
import { searchCopy } from './search.copy.ts';

const SearchDialog = lazyDialog(async () => (await import('./SearchDialog.tsx')).SearchDialog);

/** Whether a dialog is open: what it asks comes first. */
const isBusy = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The magnifier of the top bar, and Ctrl+K (⌘K) anywhere. */
export function SearchButton({ reach }: { reach: SearchReach }) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery(phone);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      if (!isBusy()) setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <IconButton onDark={isPhone} label={searchCopy.open} icon={<Search />} onPress={() => setOpen(true)} />
      {isOpen && <SearchDialog reach={reach} onClose={() => setOpen(false)} />}
    </>
  );
}
