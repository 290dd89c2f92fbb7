import { IconButton, phone, showToast, useMediaQuery } from '@caderneta/ui';
import { Search } from 'lucide-react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { shellCopy } from '../shell.copy.ts';

export interface SearchButtonProps {
  /** Fetches the dialog: not before somebody searches. */
  load: () => Promise<ComponentType<{ onClose: () => void }>>;
}

/** Whether a dialog is open: what it asks comes first. A message has the role of one, and asks nothing. */
const isBusy = (): boolean => document.querySelector('dialog, [role$="dialog"]:not([aria-modal="false"])') !== null;

/** The magnifier of the top bar, and Ctrl+K (⌘K) anywhere. */
export function SearchButton({ load }: SearchButtonProps) {
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  const isPhone = useMediaQuery(phone);
  const open = useCallback(async () => {
    try {
      const part = await load();
      setDialog(() => part);
    } catch {
      showToast({ tone: 'error', message: shellCopy.search.failed });
    }
  }, [load]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isPlain = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (event.key.toLowerCase() !== 'k' || !isPlain) return;
      event.preventDefault();
      if (!isBusy()) void open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  return (
    <>
      <IconButton onDark={isPhone} label={shellCopy.search.open} icon={<Search />} onPress={() => void open()} />
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  );
}
