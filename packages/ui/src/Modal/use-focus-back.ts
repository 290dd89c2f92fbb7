import { type RefObject, useEffect, useState } from 'react';

/** What had the focus before a dialog, by the dialog. */
const openers = new WeakMap<Element, Element>();

/** Of a dialog that takes another's place, what had the focus before that one. */
function openerOf(focused: Element | null): Element | null {
  const dialog = focused?.closest('[role=dialog], [role=alertdialog]');
  return (dialog && openers.get(dialog)) ?? focused;
}

/**
 * Gives the focus back to what had it before the first of the dialogs that took each other's place: one that says that a record is read,
 * then its form. react-aria gives it to what had it before the last one, which went with the dialog before.
 */
export function useFocusBack(isOpen: boolean, dialog: RefObject<Element | null>): void {
  const [held, setHeld] = useState<{ isOpen: boolean; opener: Element | null }>({ isOpen: false, opener: null });
  // As it is drawn: once it is there, the one before is gone, and the focus with it.
  if (held.isOpen !== isOpen) setHeld({ isOpen, opener: isOpen ? openerOf(document.activeElement) : null });
  const { opener } = held;
  useEffect(() => {
    if (opener === null) return;
    if (dialog.current) openers.set(dialog.current, opener);
    // After react-aria, which waits for a frame.
    return () =>
      void requestAnimationFrame(() =>
        setTimeout(() => {
          if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
        }),
      );
  }, [opener, dialog]);
}
